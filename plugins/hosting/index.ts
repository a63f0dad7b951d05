import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pagePath} from '@toolhive-docs/content-negotiation';
import {
  contentPolicy,
  headersFile,
  InlineCodeFinder,
  pageRedirects,
  PLAN_FILE,
  redirectsFile,
  SECURE_HEADERS,
  tagsOf,
  vercelConfig,
  withMovedAnchors,
  type HostingPlan,
  type Needs,
} from '@toolhive-docs/hosting';
import type {BuildPart} from '../built-pages';
import {filesBelow} from '@toolhive-docs/options/filesBelow';
import {readRedirects} from './readRedirects';
import {writeRedirectPages} from './writeRedirectPages';

const REDIRECTS = 'specs/redirects.yaml';

/**
 * Tells hosts how to serve the finished build: response headers with a content policy that names the
 * pages' own inline scripts, caching, and redirects. One plan, written for our own server, for Netlify
 * and Cloudflare Pages (`_headers`, `_redirects`) and for Vercel (`vercel.json`); hosts that only send
 * files get pages that lead on.
 *
 * A site in several languages has one plan, beside the pages of the default language: the others lie
 * in folders below, are built after it, and write the plan anew.
 *
 * @throws Error when a page holds what no policy can allow, or a redirect has no place.
 */
export const hosting =
  (needs: Needs): BuildPart =>
  ({siteDir, siteConfig: {url}, baseUrl, i18n: {currentLocale, defaultLocale, localeConfigs}}) =>
  async ({outDir}) => {
    const redirects = readRedirects(path.join(siteDir, REDIRECTS));
    const root = currentLocale === defaultLocale ? outDir : path.dirname(outDir);
    const inRoot = (file: string): string => path.posix.join(path.relative(root, outDir), file);
    const code = new InlineCodeFinder();
    const own = new Set<string>();
    return {
      change(html, {file}) {
        const page = withMovedAnchors(html, pagePath(file), redirects, baseUrl);
        code.add(inRoot(file), tagsOf(page));
        own.add(inRoot(file));
        return page;
      },
      async finish() {
        await writeRedirectPages(
          outDir,
          {redirects: pageRedirects(redirects), baseUrl},
          url,
          new Set(filesBelow(outDir)),
        );
        const files = filesBelow(root);
        for (const file of files.filter((one) => one.endsWith('.html') && !own.has(one)))
          code.add(file, tagsOf(await readFile(path.join(root, file), 'utf8')));
        const plan: HostingPlan = {
          baseUrl: localeConfigs[defaultLocale]?.baseUrl ?? baseUrl,
          headers: {
            'Content-Security-Policy': contentPolicy(code.found(), needs),
            ...SECURE_HEADERS,
          },
          redirects: pageRedirects(redirects),
        };
        const write = (file: string, text: string): Promise<void> =>
          writeFile(path.join(root, file), text);
        await write(PLAN_FILE, JSON.stringify(plan, null, 2));
        await write('_headers', headersFile(plan, files));
        await write('_redirects', redirectsFile(plan));
        await write('vercel.json', JSON.stringify(vercelConfig(plan, files), null, 2));
      },
    };
  };
