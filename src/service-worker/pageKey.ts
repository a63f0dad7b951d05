import {pagePath} from '../client/paths';
import {PARTS_FOLDER} from '../../plugins/page-files/partPath';

declare const self: ServiceWorkerGlobalScope;

/** Whether a page can be at a path. */
export const isPage = (pathname: string): boolean =>
  !/\.[a-z0-9]+$/i.test(pathname) || pathname.endsWith('.html');

/** The address under which a page is kept, however it was spelled. */
export const pageKey = (pathname: string): string =>
  new URL(pagePath(pathname) || '/', self.location.origin).href;

/** The path of the page that a part belongs to (plugins/page-files/partPath); `undefined` for other files. */
export function pageOfPart(pathname: string): string | undefined {
  const parts = new URL(PARTS_FOLDER, self.registration.scope).pathname;
  if (!pathname.startsWith(parts) || !pathname.endsWith('.txt')) return undefined;
  const route = pathname.slice(parts.length, -'.txt'.length);
  return new URL(route === 'index' ? '' : route, self.registration.scope).pathname;
}
