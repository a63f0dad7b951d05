import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {fetchPage} from './fetchPage';
import {pageOf, type Page} from './Page';
import {Unreachable} from './Unreachable';

/** Pages that were shown or pointed at, by path; `Unreachable` where the last try failed. */
const pages = new Map<string, Page | Unreachable>();
/** Pages on their way. */
const arriving = new Map<string, Promise<void>>();

/** One key for all spellings of a path. An undecodable one, which no page has, is a key of its own. */
function keyOf(path: string): string {
  try {
    return decodeURI(path).replace(/(\/index\.html|\.html|\/)$/, '');
  } catch {
    return path;
  }
}

async function arrive(path: string, priority: RequestPriority): Promise<void> {
  const page = await fetchPage(path, priority).catch((error: unknown) => {
    if (error instanceof Unreachable) return error;
    throw error;
  });
  pages.set(keyOf(path), page);
}

/**
 * Sees to it that {@link pageAt} knows a page. One that cannot be reached now is tried again by the
 * next call; until then `pageAt` says why it is not there.
 *
 * @throws Error when the page is gone or has changed; the framework then loads it afresh.
 */
export async function loadPage(path: string, priority: RequestPriority = 'high'): Promise<void> {
  const key = keyOf(path);
  const known = pages.get(key);
  if (known && !(known instanceof Unreachable)) return;
  const running = arriving.get(key) ?? arrive(path, priority).finally(() => arriving.delete(key));
  arriving.set(key, running);
  await running;
}

/** The page at a path, if it was loaded; the reason, if it could not be reached. */
export function pageAt(path: string): Page | Unreachable | undefined {
  return pages.get(keyOf(path));
}

// The page that the browser opened is on screen, as it was built: nothing has changed it yet.
if (ExecutionEnvironment.canUseDOM) {
  const opened = pageOf(document);
  if (opened) pages.set(keyOf(window.location.pathname), opened);
}
