import type {RouteConfig} from '@docusaurus/types';

/** The file that each route is made from, as a path below the site. */
export function sourcesOf(routes: readonly RouteConfig[]): Map<string, string> {
  const sources = new Map<string, string>();
  const visit = ({path, metadata, routes: inner}: RouteConfig): void => {
    const source = metadata?.sourceFilePath;
    if (source !== undefined) sources.set(path, source.replaceAll('\\', '/'));
    inner?.forEach(visit);
  };
  routes.forEach(visit);
  return sources;
}
