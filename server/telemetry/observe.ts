import {MCP_PATH} from '@toolhive-docs/docs-mcp/paths';
import type {Application} from '../startServer';
import {API_PATH} from '../search/searchApi';
import {logInfo} from '../logging';

/** What is told of a request that was answered. Nothing that identifies a reader: no address, no query. */
export interface RequestFacts {
  readonly method: string;
  /** Part of the program that answered, as `routeOf` names it. */
  readonly route: string;
  readonly path: string;
  readonly status: number;
  /** Until the response began, in milliseconds. */
  readonly milliseconds: number;
}

/** Called for each response. */
export type RequestObserver = (facts: RequestFacts) => void;

/** The same application, whose responses are told to observers; itself when there are none. */
export function observe(
  app: Application,
  baseUrl: string,
  observers: readonly RequestObserver[],
): Application {
  if (observers.length === 0) return app;
  return {
    fetch: async (request, env) => {
      const began = performance.now();
      const response = await app.fetch(request, env);
      const {pathname: path} = new URL(request.url);
      const {method} = request;
      const milliseconds = performance.now() - began;
      const facts = {method, route: routeOf(path, baseUrl), path, status: response.status};
      for (const tell of observers) tell({...facts, milliseconds});
      return response;
    },
  };
}

const FOLDER_OF_LANGUAGE = new RegExp(`^[^/]+/(?=${API_PATH})`);

/** Part of the program that answers a path, one of few names, so that metrics stay few. */
export function routeOf(path: string, baseUrl: string): string {
  if (path === '/healthz' || path === '/readyz') return path.slice(1);
  if (!path.startsWith(baseUrl)) return 'site';
  // Further languages have the search API in their folder.
  const below = path.slice(baseUrl.length).replace(FOLDER_OF_LANGUAGE, '');
  if (below === `${API_PATH}events`) return 'events';
  if (below.startsWith(API_PATH)) return 'search';
  return below === MCP_PATH || below.startsWith(`${MCP_PATH}/`) ? 'mcp' : 'site';
}

/** Writes a line for a request. */
export const logRequest: RequestObserver = ({milliseconds, ...facts}) => {
  const rounded = Math.round(milliseconds * 10) / 10;
  logInfo(`${facts.method} ${facts.path} ${facts.status} ${rounded} ms`, {
    ...facts,
    milliseconds: rounded,
  });
};
