import {handleBrowse, handleObject, handleObjects, handleSettings} from './handlers/handleObjects';
import {handleFacetSearch, handleQueries, handleSearch} from './handlers/handleQueries';
import {handleRecommendations} from './handlers/handleRecommendations';
import {storeEvents, storeFeedback} from './handlers/storeEvents';
import type {Handler} from './HandlerContext';

/** A path of the API and what answers it, by method. */
export interface Route {
  /** As Hono reads it, below `1/`. */
  readonly path: string;
  readonly methods: Readonly<Record<string, Handler>>;
  /** True for a path that asks for no key. */
  readonly isOpen?: boolean;
}

const isAlive: Handler = () => Promise.resolve({message: 'server is alive'});

/** Stands for all indexes in a path, as itself. */
const ALL = String.raw`:all{\*}`;

/** The provider's paths. The first that fits counts. */
export const ROUTES: readonly Route[] = [
  {path: '/isalive', methods: {GET: isAlive}, isOpen: true},
  {path: '/events', methods: {POST: storeEvents}},
  // Ours: the provider has none.
  {path: '/feedback', methods: {POST: storeFeedback}},
  {path: `/indexes/${ALL}/queries`, methods: {POST: handleQueries}},
  {path: `/indexes/${ALL}/objects`, methods: {POST: handleObjects}},
  {path: `/indexes/${ALL}/recommendations`, methods: {POST: handleRecommendations}},
  {path: '/indexes/:index', methods: {GET: handleSearch}},
  {path: '/indexes/:index/query', methods: {POST: handleSearch}},
  {path: '/indexes/:index/browse', methods: {GET: handleBrowse, POST: handleBrowse}},
  {path: '/indexes/:index/settings', methods: {GET: handleSettings}},
  {path: '/indexes/:index/facets/:facet/query', methods: {POST: handleFacetSearch}},
  {path: '/indexes/:index/:objectID', methods: {GET: handleObject}},
];
