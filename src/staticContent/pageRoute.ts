import type {RouteConfig} from 'react-router-config';
import {loadPage} from './pages';
import {painted} from './painted';

/**
 * The route of a page that stays built HTML. It draws nothing: `StaticDocs` shows whatever page the
 * address names; the route sees to it, before the framework shows it, that the page is there. One that
 * was there when the reader asked for it is on screen already (StaticContent): the frame around it waits
 * until that is painted.
 */
export function pageRoute(path: string): RouteConfig {
  const page = {preload: () => loadPage(path).then(painted)};
  return {path, exact: true, component: page as unknown as RouteConfig['component']};
}
