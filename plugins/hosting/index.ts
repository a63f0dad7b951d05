import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentPolicy, headersFile, inlineCode, pageRedirects, PLAN_FILE, redirectsFile, SECURE_HEADERS, tagsOf, vercelConfig, withMovedAnchors, type HostingPlan, type Needs} from '../../packages/hosting';
import {readRedirects} from './readRedirects';
import {writeRedirectPages} from './writeRedirectPages';

const REDIRECTS = 'specs/redirects.yaml';

/** Address of a page without base path, closing slash and file name. */
const routeOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

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
 * @throws Error when a page holds what no policy can allow, or a redirect has no place.
 */
export function hostingPlugin(needs: Needs): (context: LoadContext) => Plugin {
  return ({siteDir, siteConfig: {url}, baseUrl}) => ({
    name: 'hosting',
    async postBuild({outDir}) {
      const inBuild = (file: string): string => path.join(outDir, file);
      const redirects = await readRedirects(path.join(siteDir, REDIRECTS));
      const built = await filesBelow(outDir);
      const pages = new Map<string, string>();
      for (const file of built.filter((name) => name.endsWith('.html'))) {
        const html = await readFile(inBuild(file), 'utf8');
        const page = withMovedAnchors(html, routeOf(file), redirects, baseUrl);
        if (page !== html) await writeFile(inBuild(file), page);
        pages.set(file, page);
      }
      const policy = contentPolicy(inlineCode(new Map([...pages].map(([file, html]) => [file, tagsOf(html)]))), needs);
      const plan: HostingPlan = {
        baseUrl,
        headers: {'Content-Security-Policy': policy, ...SECURE_HEADERS},
        redirects: pageRedirects(redirects),
      };
      await writeRedirectPages(outDir, plan, url, new Set(built));
      await writeFile(inBuild(PLAN_FILE), JSON.stringify(plan, null, 2));
      await writeFile(inBuild('_headers'), headersFile(plan, built));
      await writeFile(inBuild('_redirects'), redirectsFile(plan));
      await writeFile(inBuild('vercel.json'), JSON.stringify(vercelConfig(plan, built), null, 2));
    },
  });
}
