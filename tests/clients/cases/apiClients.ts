import {deepEqual, equal, ok, rejects} from 'node:assert/strict';
import {API_KEY, APP_ID, type Case, type CaseContext} from '../Case';

interface Result {
  readonly hits: readonly {readonly objectID: string; readonly url: string}[];
  readonly nbHits: number;
  readonly facetHits?: readonly {readonly value: string}[];
}

/** What every version of the client can do, by one name each. */
interface Uses {
  readonly search: (query: string, parameters?: object) => Promise<Result>;
  readonly batch: (queries: readonly string[]) => Promise<{readonly results: readonly Result[]}>;
  readonly facets: (
    facet: string,
    query: string,
  ) => Promise<{readonly facetHits: readonly object[]}>;
  readonly object: (id: string) => Promise<object>;
  readonly settings: () => Promise<object>;
  readonly browse: () => Promise<readonly object[]>;
}

/** Version 4 rejects with objects that are no errors. */
function saying(pattern: RegExp) {
  return ({message}: {message: string}): boolean => pattern.test(message);
}

async function useAll(
  {search, batch, facets, object, settings, browse}: Uses,
  context: CaseContext,
) {
  const {hits, nbHits} = await search('secrets', {hitsPerPage: 1});
  equal(hits.length, 1);
  ok(nbHits >= 2);
  equal(new URL(hits[0]?.url ?? '').origin, context.url);
  equal((await search('container', {filters: 'kind:command AND language:en'})).nbHits, 10);
  equal((await search('container', {facetFilters: [['kind:guide']], page: 1})).nbHits, 20);
  equal(
    (await search('container', {numericFilters: ['weight.level > 0'], distinct: false})).nbHits,
    0,
  );
  equal((await search('number', {restrictSearchableAttributes: ['hierarchy.lvl1']})).nbHits, 0);
  await rejects(
    search('container', {aroundLatLng: '1,2'}),
    saying(/aroundLatLng is not supported/),
  );
  await rejects(search('container', {filters: 'kind:'}), saying(/expected a value of kind/));
  const {results} = await batch(['secrets', 'container']);
  deepEqual(
    results.map((result) => result.nbHits),
    [nbHits, context.fixture.pages],
  );
  deepEqual((await facets('kind', 'comm')).facetHits.length, 1);
  equal(((await object(hits[0]?.objectID ?? '')) as {url: string}).url, hits[0]?.url);
  ok('attributesForFaceting' in (await settings()));
  const all = await browse();
  ok(all.length > 2 * context.fixture.pages);
}

const hostsOf = (accept: unknown) => (context: CaseContext) => [
  {url: context.host, protocol: 'http', accept},
];

interface Index {
  search(query: string, parameters?: object): Promise<Result>;
  searchForFacetValues(...given: unknown[]): Promise<{facetHits: object[]}>;
  getObject(id: string): Promise<object>;
  getSettings(): Promise<object>;
  browse(query: string): Promise<{hits: object[]}>;
  browseObjects(options: {batch: (hits: object[]) => void}): Promise<void>;
}

interface OldClient {
  initIndex(name: string): Index;
  search(requests: readonly object[]): Promise<{results: Result[]}>;
}

type Create = (appId: string, apiKey: string, options: object) => OldClient;

const version3 = async (context: CaseContext) => {
  const create = context.load('algoliasearch-3') as Create;
  const client = create(APP_ID, API_KEY, {hosts: [context.host], protocol: 'http:'});
  const index = client.initIndex('docs');
  await useAll(
    {
      search: (query, parameters) => index.search(query, parameters),
      batch: (queries) => client.search(queries.map((query) => ({indexName: 'docs', query}))),
      facets: (facetName, facetQuery) => index.searchForFacetValues({facetName, facetQuery}),
      object: (id) => index.getObject(id),
      settings: () => index.getSettings(),
      browse: async () => (await index.browse('')).hits,
    },
    context,
  );
};

const version4 = async (context: CaseContext) => {
  const create = context.load('algoliasearch-4') as Create;
  const client = create(APP_ID, API_KEY, {hosts: hostsOf(3)(context)});
  const index = client.initIndex('docs');
  await useAll(
    {
      search: (query, parameters) => index.search(query, parameters),
      batch: (queries) => client.search(queries.map((query) => ({indexName: 'docs', query}))),
      facets: (facet, query) => index.searchForFacetValues(facet, query),
      object: (id) => index.getObject(id),
      settings: () => index.getSettings(),
      browse: async () => {
        const hits: object[] = [];
        await index.browseObjects({batch: (some) => void hits.push(...some)});
        return hits;
      },
    },
    context,
  );
};

interface Client5 {
  searchSingleIndex(options: object): Promise<Result>;
  search(requests: readonly object[]): Promise<{results: Result[]}>;
  searchForFacetValues(options: object): Promise<{facetHits: object[]}>;
  getObject(options: object): Promise<object>;
  getObjects(options: object): Promise<{results: object[]}>;
  getSettings(options: object): Promise<object>;
  browseObjects(options: object): Promise<unknown>;
}

const version5 = async (context: CaseContext) => {
  const {algoliasearch} = context.load('algoliasearch') as {
    algoliasearch: (appId: string, apiKey: string, options: object) => Client5;
  };
  const client = algoliasearch(APP_ID, API_KEY, {
    hosts: hostsOf('readWrite')(context),
    compression: 'gzip',
  });
  const indexName = 'docs';
  await useAll(
    {
      search: (query, searchParams = {}) =>
        client.searchSingleIndex({indexName, searchParams: {query, ...searchParams}}),
      batch: (queries) => client.search(queries.map((query) => ({indexName, query}))),
      facets: (facetName, facetQuery) =>
        client.searchForFacetValues({
          indexName,
          facetName,
          searchForFacetValuesRequest: {facetQuery},
        }),
      object: async (objectID) =>
        (await client.getObjects({requests: [{indexName, objectID}]})).results[0] ??
        client.getObject({indexName, objectID}),
      settings: () => client.getSettings({indexName}),
      browse: async () => {
        const hits: object[] = [];
        await client.browseObjects({
          indexName,
          browseParams: {hitsPerPage: 10},
          aggregator: (step: {hits: object[]}) => void hits.push(...step.hits),
        });
        return hits;
      },
    },
    context,
  );
};

const lite5 = async (context: CaseContext) => {
  const {liteClient} = context.load('algoliasearch/lite') as {
    liteClient: (appId: string, apiKey: string, options: object) => Client5;
  };
  const client = liteClient(APP_ID, API_KEY, {hosts: hostsOf('readWrite')(context)});
  const {results} = await client.search([
    {indexName: 'docs', query: 'secrets'},
    {indexName: 'docs', params: {query: 'container', hitsPerPage: 3}},
    {indexName: 'docs', type: 'facet', facet: 'kind', params: {facetQuery: 'gui'}},
  ]);
  ok((results[0]?.nbHits ?? 0) >= 2);
  equal(results[1]?.hits.length, 3);
  deepEqual(
    results[2]?.facetHits?.map(({value}) => value),
    ['guide'],
  );
};

const USES = 'search, filters, batch, values of facets, records, browse, settings';

/** The provider's clients of its API. */
export const apiClients: readonly Case[] = [
  {client: 'algoliasearch 3.35.1', uses: USES, run: version3},
  {client: 'algoliasearch 4.27.0', uses: USES, run: version4},
  {client: 'algoliasearch 5.64.0', uses: `${USES}, compressed requests`, run: version5},
  {client: 'algoliasearch 5.64.0 lite', uses: 'batch of searches and values of facets', run: lite5},
];
