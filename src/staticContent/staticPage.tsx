import type {ComponentType, ReactNode} from 'react';
import {loadPage, pageAt} from './pages';
import {StaticContent} from './StaticContent';
import {Unreachable} from './Unreachable';
import {UnreachablePage} from './UnreachablePage';

/** The built HTML at a path, or why it is not there. */
export function PageContent({path}: {path: string}): ReactNode {
  const page = pageAt(path);
  return page && !(page instanceof Unreachable) ? (
    <StaticContent page={page} path={path} />
  ) : (
    <UnreachablePage path={path} />
  );
}

/**
 * The component for a page of a route of its own. The route's module awaits it, so that preloading
 * the route also fetches the page.
 *
 * @throws what {@link loadPage} throws.
 */
export async function staticPage(path: string): Promise<ComponentType> {
  await loadPage(path);
  return function StaticPage() {
    return <PageContent path={path} />;
  };
}
