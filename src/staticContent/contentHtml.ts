import {TIME_LIMIT_MS} from '../../plugins/static-content/timeLimit';
import {CONTENT_ATTRIBUTE} from './contentAttribute';
import {Unreachable} from './Unreachable';

const withoutEnding = (path: string): string => path.replace(/(\/index\.html|\.html|\/)$/, '');

function contentOf(page: Document): string | undefined {
  return page.querySelector(`[${CONTENT_ATTRIBUTE}]`)?.innerHTML;
}

/**
 * The text of a file of this site.
 *
 * @throws Unreachable when nobody answers in time; Error when the answer is none.
 */
async function fetchText(path: string): Promise<string> {
  const answer = async (): Promise<string | number> => {
    const response = await fetch(path, {signal: AbortSignal.timeout(TIME_LIMIT_MS)});
    return response.ok ? response.text() : response.status;
  };
  const text = await answer().catch(() => {
    throw new Unreachable('This page could not be fetched. You might want to check your network connection.');
  });
  if (typeof text === 'number') throw new Error(`${path} answered ${text}`);
  return text;
}

/** Whether this page was the first to be loaded; later pages come by fetch. */
let first = true;

/**
 * The built HTML of a page's text: what is on screen if it is the page that the browser opened,
 * else taken from that page's own file.
 *
 * @param permalink - Path of the page, base path included.
 * @throws Unreachable when the file cannot be fetched now; Error when it is gone or holds no text.
 */
export async function contentHtml(permalink: string): Promise<string> {
  const opened = first && withoutEnding(window.location.pathname) === withoutEnding(permalink);
  first = false;
  const shown = opened ? contentOf(document) : undefined;
  if (shown !== undefined) return shown;
  const html = contentOf(new DOMParser().parseFromString(await fetchText(permalink), 'text/html'));
  if (html === undefined) throw new Error(`${permalink} holds no page text`);
  return html;
}
