import {handleBrowse, handleObject, handleObjects, handleSettings} from './handlers/handleObjects';
import {handleFacetSearch, handleQueries, handleSearch} from './handlers/handleQueries';
import {handleRecommendations} from './handlers/handleRecommendations';
import {storeEvents} from './handlers/storeEvents';
import {storeFeedback} from './handlers/storeFeedback';
import type {Handler} from './HandlerContext';

/** A path of the API and what answers it, by method. */
export interface Route {
  /** Parts of the path; one in braces is open and has that name. */
  readonly parts: readonly string[];
  readonly methods: Readonly<Record<string, Handler>>;
  /** True for a path that asks for no key. */
  readonly isOpen?: boolean;
}

const isAlive: Handler = () => Promise.resolve({message: 'server is alive'});

/** The provider's paths, below `1/`. The first that fits counts. */
const ROUTES: readonly Route[] = [
  {parts: ['isalive'], methods: {GET: isAlive}, isOpen: true},
  {parts: ['events'], methods: {POST: storeEvents}},
  // Ours: the provider has none.
  {parts: ['feedback'], methods: {POST: storeFeedback}},
  {parts: ['indexes', '*', 'queries'], methods: {POST: handleQueries}},
  {parts: ['indexes', '*', 'objects'], methods: {POST: handleObjects}},
  {parts: ['indexes', '*', 'recommendations'], methods: {POST: handleRecommendations}},
  {parts: ['indexes', '{index}'], methods: {GET: handleSearch}},
  {parts: ['indexes', '{index}', 'query'], methods: {POST: handleSearch}},
  {parts: ['indexes', '{index}', 'browse'], methods: {GET: handleBrowse, POST: handleBrowse}},
  {parts: ['indexes', '{index}', 'settings'], methods: {GET: handleSettings}},
  {parts: ['indexes', '{index}', 'facets', '{facet}', 'query'], methods: {POST: handleFacetSearch}},
  {parts: ['indexes', '{index}', '{objectID}'], methods: {GET: handleObject}},
];

/** A route and the open parts of a path. */
export interface FoundRoute {
  readonly route: Route;
  readonly path: Readonly<Record<string, string>>;
}

/** The route of a path below `1/`; undefined when it is none of the API. */
export function findRoute(path: string): FoundRoute | undefined {
  const parts = path.replace(/\/$/, '').split('/').map(decoded);
  const route = ROUTES.find(
    (one) =>
      one.parts.length === parts.length &&
      one.parts.every((name, at) => isOpenPart(name) || name === parts[at]),
  );
  if (route === undefined) return undefined;
  const open = route.parts.flatMap((name, at): [string, string][] =>
    isOpenPart(name) ? [[name.slice(1, -1), parts[at] ?? '']] : [],
  );
  return {route, path: Object.fromEntries(open)};
}

function isOpenPart(name: string): boolean {
  return name.startsWith('{');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
