import {TIME_LIMIT_MS} from '../../plugins/static-content/timeLimit';
import {pageOf, type Page} from './Page';
import {Unreachable} from './Unreachable';

/** What the server answers: the file, or the status it gives instead. */
async function fetchFile(path: string, priority: RequestPriority): Promise<string | number> {
  const response = await fetch(path, {priority, signal: AbortSignal.timeout(TIME_LIMIT_MS)});
  if (response.status >= 500 || response.status === 429)
    throw new Error(`the server is not well: ${response.status}`);
  return response.ok ? response.text() : response.status;
}

/**
 * Fetches a page of this site from its own file.
 *
 * @param path - Path of the page, base path included.
 * @param priority - "low" for a page that nobody has asked for yet.
 * @throws Unreachable when nobody answers in time, or the server is not well and may be so later; Error when the page is
 *   gone or its file holds none.
 */
export async function fetchPage(path: string, priority: RequestPriority): Promise<Page> {
  const file = await fetchFile(path, priority).catch(() => {
    throw new Unreachable(
      'This page could not be fetched. You might want to check your network connection.',
    );
  });
  if (typeof file === 'number') throw new Error(`${path} answered ${file}`);
  const page = pageOf(new DOMParser().parseFromString(file, 'text/html'));
  if (!page) throw new Error(`${path} holds no page`);
  return page;
}
