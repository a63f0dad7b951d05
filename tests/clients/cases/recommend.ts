import {deepEqual, equal, ok} from 'node:assert/strict';
import {API_KEY, APP_ID, type Case, type CaseContext} from '../Case';

interface Results {
  readonly results: readonly {
    readonly hits: readonly {readonly url: string; readonly _score: number}[];
  }[];
}

async function check(get: (requests: readonly object[]) => Promise<Results>, {url}: CaseContext) {
  const request = {
    indexName: 'docs',
    model: 'related-products',
    objectID: '/secrets',
    threshold: 0,
  };
  const {results} = await get([
    request,
    {...request, objectID: 'nothing'},
    {...request, queryParameters: {filters: 'language:de'}},
  ]);
  const [first] = results[0]?.hits ?? [];
  equal(first?.url, `${url}/secrets-elsewhere`);
  ok(first._score > 0 && first._score <= 100);
  deepEqual(
    results.slice(1).map(({hits}) => hits.length),
    [0, 0],
  );
}

const USES = 'related pages, threshold, filters, unknown objects';

/** The provider's clients of recommendations. */
export const recommend: readonly Case[] = [
  {
    client: '@algolia/recommend 4.27.0',
    uses: USES,
    run: (context) => {
      const create = context.load('recommend-4') as (...given: unknown[]) => {
        getRecommendations: (requests: readonly object[]) => Promise<Results>;
      };
      const hosts = [{url: context.host, protocol: 'http', accept: 3}];
      const client = create(APP_ID, API_KEY, {hosts});
      return check((requests) => client.getRecommendations(requests), context);
    },
  },
  {
    client: '@algolia/recommend 5.64.0',
    uses: USES,
    run: (context) => {
      const {recommendClient} = context.load('@algolia/recommend') as {
        recommendClient: (...given: unknown[]) => {
          getRecommendations: (body: {requests: readonly object[]}) => Promise<Results>;
        };
      };
      const hosts = [{url: context.host, protocol: 'http', accept: 'readWrite'}];
      const client = recommendClient(APP_ID, API_KEY, {hosts});
      return check((requests) => client.getRecommendations({requests}), context);
    },
  },
];
