import * as strings from '../../i18n/en/strings';
import {build} from './build';
import {cachesLike, MATCH, VISITED_PREFIX} from './cacheNames';
import {isPage} from './pageKey';

/** Kept pages that are named, those that were opened last. */
const NAMED = 12;

/** Without the style sheet of the site, in its colors (src/css/tokens.css). */
const STYLE =
  'html{background:#fffdf8;color:#211e18}a{color:#8a4b00}' +
  '@media (prefers-color-scheme:dark){html{background:#14120f;color:#efeae0}a{color:#f7bd45}}' +
  'body{max-width:40rem;margin:4rem auto;padding:0 1rem;font:1rem/1.7 system-ui,sans-serif}h1,h2{line-height:1.2}h2{font-size:1.25rem}';

const TITLE = /<title[^>]*>([^<|]+)/;

/** Links to visited pages, the latest first. */
async function keptLinks(): Promise<string[]> {
  const links = new Map<string, string>();
  for (const name of await cachesLike(VISITED_PREFIX)) {
    const cache = await caches.open(name);
    for (const {url} of [...(await cache.keys())].reverse()) {
      if (links.size === NAMED) break;
      if (links.has(url) || !isPage(new URL(url).pathname)) continue;
      const html = (await (await cache.match(url, MATCH))?.text()) ?? '';
      // Both are as HTML needs them: a title comes out of a page, and an address has no quotation marks.
      links.set(url, `<li><a href="${url}">${TITLE.exec(html)?.[1]?.trim() ?? url}</a>`);
    }
  }
  return [...links.values()];
}

/**
 * Says that a page is neither kept nor to be had now. Made here, of text alone: a page of the site would take more to keep than
 * this whole script, and its navigation would take this for the page that is missing.
 */
export async function unkeptPage(): Promise<Response> {
  const links = await keptLinks();
  const html = `<!doctype html><html lang="${build.language}" dir="${strings.isRightToLeft ? 'rtl' : 'ltr'}">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${strings.unkeptTitle}</title>
<style>${STYLE}</style>
<main><h1>${strings.unkeptTitle}</h1><p>${strings.unkeptText}</p><p><a href="">${strings.tryAgain}</a></p>
${links.length > 0 ? `<h2>${strings.keptPages}</h2><ul>${links.join('')}</ul>` : ''}</main>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // A page without scripts: its own style, its own links, and nothing else.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}
