import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentPolicy, headersFile, inlineCode, pageRedirects, PLAN_FILE, redirectsFile, SECURE_HEADERS, tagsOf, vercelConfig, withMovedAnchors, type HostingPlan, type Needs, type Tag} from '../../packages/hosting';
import {readRedirects} from './readRedirects';
import {writeRedirectPages} from './writeRedirectPages';

const REDIRECTS = 'specs/redirects.yaml';

/** Address of a page without base path, closing slash and file name. */
const routeOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

const isPage = (file: string): boolean => file.endsWith('.html');

/** Paths of all files below a folder, sorted, with slashes on every system. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')).sort();
}

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
export function hostingPlugin(needs: Needs): (context: LoadContext) => Plugin {
  return ({siteDir, siteConfig: {url}, baseUrl, i18n: {currentLocale, defaultLocale, localeConfigs}}) => ({
    name: 'hosting',
    async postBuild({outDir}) {
      const inBuild = (file: string): string => path.join(outDir, file);
      const redirects = await readRedirects(path.join(siteDir, REDIRECTS));
      const built = await filesBelow(outDir);
      for (const file of built.filter(isPage)) {
        const html = await readFile(inBuild(file), 'utf8');
        const page = withMovedAnchors(html, routeOf(file), redirects, baseUrl);
        if (page !== html) await writeFile(inBuild(file), page);
      }
      await writeRedirectPages(outDir, {redirects: pageRedirects(redirects), baseUrl}, url, new Set(built));

      const root = currentLocale === defaultLocale ? outDir : path.dirname(outDir);
      const inRoot = (file: string): string => path.join(root, file);
      const all = await filesBelow(root);
      const tags = new Map<string, Tag[]>();
      for (const file of all.filter(isPage)) tags.set(file, tagsOf(await readFile(inRoot(file), 'utf8')));
      const plan: HostingPlan = {
        baseUrl: localeConfigs[defaultLocale]?.baseUrl ?? baseUrl,
        headers: {'Content-Security-Policy': contentPolicy(inlineCode(tags), needs), ...SECURE_HEADERS},
        redirects: pageRedirects(redirects),
      };
      await writeFile(inRoot(PLAN_FILE), JSON.stringify(plan, null, 2));
      await writeFile(inRoot('_headers'), headersFile(plan, all));
      await writeFile(inRoot('_redirects'), redirectsFile(plan));
      await writeFile(inRoot('vercel.json'), JSON.stringify(vercelConfig(plan, all), null, 2));
    },
  });
}
