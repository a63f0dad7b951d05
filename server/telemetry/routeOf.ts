import {API_PATH} from '../search/searchApi';

/** Part of the program that answers a path, one of few names, so that metrics stay few. */
export function routeOf(path: string, baseUrl: string): string {
  if (path === '/healthz' || path === '/readyz') return path.slice(1);
  if (!path.startsWith(baseUrl)) return 'site';
  const below = path.slice(baseUrl.length);
  if (below === `${API_PATH}events`) return 'events';
  if (below.startsWith(API_PATH)) return 'search';
  return below === 'mcp' || below.startsWith('mcp/') ? 'mcp' : 'site';
}
