import {equal, ok} from 'node:assert/strict';
import {once, type EventEmitter} from 'node:events';
import {API_KEY, APP_ID, type Case, type CaseContext} from '../Case';

interface Helper extends EventEmitter {
  setQuery(query: string): this;
  addDisjunctiveFacetRefinement(facet: string, value: string): this;
  search(): this;
  searchForFacetValues(facet: string, query: string): Promise<{facetHits: {value: string}[]}>;
}

interface Results {
  readonly nbHits: number;
  getFacetValues(
    facet: string,
    options: object,
  ): {name: string; count: number; isRefined: boolean}[];
}

type CreateHelper = (client: unknown, index: string, options: object) => Helper;
type CreateClient = (appId: string, apiKey: string, options: object) => unknown;

async function refine(context: CaseContext, client: unknown): Promise<void> {
  const create = context.load('algoliasearch-helper') as CreateHelper;
  const helper = create(client, 'docs', {disjunctiveFacets: ['kind'], facets: ['language']});
  const result = once(helper, 'result') as Promise<[{results: Results}]>;
  helper.on('error', ({error}: {error: Error}) => helper.emit('result', {error}));
  helper.setQuery('container').addDisjunctiveFacetRefinement('kind', 'command').search();
  const [{results}] = await result;
  equal(results.nbHits, 10);
  const kinds = results.getFacetValues('kind', {});
  // The numbers of the values that were not chosen come from the second search of the batch.
  equal(kinds.find(({name}) => name === 'guide')?.count, 20);
  ok(kinds.find(({name}) => name === 'command')?.isRefined);
  const {facetHits} = await helper.searchForFacetValues('kind', 'gui');
  equal(facetHits[0]?.value, 'guide');
}

const USES = 'facets that exclude themselves, values of facets';

/** The helper of results pages, with each client that it works with. */
export const helpers: readonly Case[] = [
  {
    client: 'algoliasearch-helper 3.30.1 with algoliasearch 4',
    uses: USES,
    run: (context) => {
      const create = context.load('algoliasearch-4') as CreateClient;
      const hosts = [{url: context.host, protocol: 'http', accept: 3}];
      return refine(context, create(APP_ID, API_KEY, {hosts}));
    },
  },
  {
    client: 'algoliasearch-helper 3.30.1 with algoliasearch 5',
    uses: USES,
    run: (context) => {
      const {algoliasearch} = context.load('algoliasearch') as {algoliasearch: CreateClient};
      const hosts = [{url: context.host, protocol: 'http', accept: 'readWrite'}];
      return refine(context, algoliasearch(APP_ID, API_KEY, {hosts}));
    },
  },
];
