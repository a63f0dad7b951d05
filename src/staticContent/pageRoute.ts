import type {RouteConfig} from 'react-router-config';
import {loadPage} from './pages';

/**
 * The route of a page that stays built HTML. It draws nothing: `StaticDocs` shows whatever page the
 * address names; the route sees to it, before the framework shows it, that the page is there.
 */
export function pageRoute(path: string): RouteConfig {
  const page = {preload: () => loadPage(path)};
  return {path, exact: true, component: page as unknown as RouteConfig['component']};
}
