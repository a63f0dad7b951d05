import {TIME_LIMIT_MS} from '../../plugins/static-content/timeLimit';
import {pageOf, type Page} from './Page';
import {Unreachable} from './Unreachable';

/**
 * Fetches a page of this site from its own file.
 *
 * @param path - Path of the page, base path included.
 * @throws Unreachable when nobody answers in time, or the server is not well and may be so later; Error when the page is
 *   gone or its file holds none.
 */
export async function fetchPage(path: string): Promise<Page> {
  const answer = async (): Promise<string | number> => {
    const response = await fetch(path, {signal: AbortSignal.timeout(TIME_LIMIT_MS)});
    if (response.status >= 500 || response.status === 429) throw new Error(`the server is not well: ${response.status}`);
    return response.ok ? response.text() : response.status;
  };
  const text = await answer().catch(() => {
    throw new Unreachable('This page could not be fetched. You might want to check your network connection.');
  });
  if (typeof text === 'number') throw new Error(`${path} answered ${text}`);
  const page = pageOf(new DOMParser().parseFromString(text, 'text/html'));
  if (!page) throw new Error(`${path} holds no page`);
  return page;
}
