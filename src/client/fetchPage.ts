import * as strings from '../../i18n/en/strings';
import {ASSETS_DIGEST} from '../../plugins/page-files/assetsDigest';
import {partPath} from '../../plugins/page-files/partPath';
import {SIDEBAR_ATTRIBUTE, pageOf, type Page} from './Page';
import {site} from './site';
import {Unreachable} from './Unreachable';

/** How long a page may take in all, in milliseconds: 100 KB come in that time on a 2G connection. */
const TIME_LIMIT_MS = 20_000;

const buildOf = (file: Document): string | null | undefined =>
  file.querySelector(ASSETS_DIGEST)?.getAttribute('content');

/** Gets a file. @throws Unreachable when nobody answers in time, or the server cannot now. */
async function fetchText(path: string): Promise<string> {
  const response = await fetch(path, {signal: AbortSignal.timeout(TIME_LIMIT_MS)}).catch(
    () => undefined,
  );
  if (!response || response.status >= 500 || response.status === 429)
    throw new Unreachable(strings.pageNotFetched);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text().catch(() => {
    throw new Unreachable(strings.pageNotWhole);
  });
}

async function fetchFrom(file: string): Promise<Page> {
  const html = await fetchText(file);
  const page = pageOf(new DOMParser().parseFromString(html, 'text/html'));
  if (!page) throw new Error(`${file} holds no page`);
  if (buildOf(page.file) !== buildOf(document)) throw new Error(`${file} is of another build`);
  if (page.file.documentElement.lang !== document.documentElement.lang)
    throw new Error(`${file} is in another language`);
  return page;
}

/**
 * Fetches a page of this site: the part that is its own where the page on show has the same sidebar,
 * else all of it.
 *
 * @param path - Path of the page, base path included.
 * @throws Unreachable when the page cannot be had now and may be had later; Error when it is gone,
 *   holds no page, or has other scripts, styles or another language than the one on show.
 */
export async function fetchPage(path: string): Promise<Page> {
  const shown = document.querySelector<HTMLElement>(`[${SIDEBAR_ATTRIBUTE}]`);
  if (!shown) return fetchFrom(path);
  const part = await fetchFrom(partPath(path, site().baseUrl));
  const isWhole = !part.sidebar || part.sidebar.dataset['sidebar'] === shown.dataset['sidebar'];
  return isWhole ? part : fetchFrom(path);
}
