import {request as send} from 'node:http';
import {once} from 'node:events';
import {text} from 'node:stream/consumers';
import type {IncomingMessage} from 'node:http';
import {brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {post} from './testing/post';
import {ask, error, QUERIES, says, startSearch} from './testing/startSearch';

const servers = startSearch();
const INDEX = '/1/indexes/docs';

async function get(path: string): Promise<{status: number; body: Record<string, unknown>}> {
  const response = await fetch(servers().open.url + path);
  return {status: response.status, body: (await response.json()) as Record<string, unknown>};
}

const urls = (body: object): string[] =>
  ((body as {hits?: {url: string}[]}).hits ?? []).map(({url}) => new URL(url).pathname);

describe('one index', () => {
  it.each([
    ['POST', `${INDEX}/query`, {query: 'secrets'}],
    ['POST', `${INDEX}/query`, {params: 'query=secrets&hitsPerPage=5'}],
    ['GET', `${INDEX}?query=secrets&hitsPerPage=5&x-algolia-agent=any`, undefined],
    ['GET', `${INDEX}?query=secrets&facets=%5B%22kind%22%5D`, undefined],
  ])('%s %s is searched', async (method, path, body) => {
    const response = await fetch(servers().open.url + path, {
      method,
      ...(body && {body: JSON.stringify(body)}),
    });
    const result = (await response.json()) as object;
    expect([response.status, urls(result)]).toEqual([200, ['/secrets']]);
    expect(result).toMatchObject({nbHits: 1, query: 'secrets', index: 'docs'});
  });

  it('is searched for those who ask for the head of the answer, too', async () => {
    const answer = await fetch(`${servers().open.url}${INDEX}?query=secrets`, {
      method: 'HEAD',
      headers: {'Accept-Encoding': 'identity'},
    });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
  });

  it('that is not here is none', async () => {
    const wanted = {message: 'Index other does not exist', status: 404};
    for (const path of ['', '/browse', '/settings', '/an-id'])
      expect(await get(`/1/indexes/other${path}`)).toEqual({status: 404, body: wanted});
    expect(await post(`${servers().open.url}/1/indexes/other/query`, {})).toEqual(
      error(404, wanted.message),
    );
  });

  it('is searched in the values of a facet, alone and in a batch', async () => {
    const alone = await post(`${servers().open.url}${INDEX}/facets/kind/query`, {
      params: 'facetQuery=gui&maxFacetHits=1&query=secrets',
    });
    expect(alone).toMatchObject({
      status: 200,
      body: {facetHits: [{value: 'guide', highlighted: '<em>gui</em>de', count: 1}]},
    });
    const {body} = await ask(
      servers().open,
      {type: 'facet', facet: 'kind', facetQuery: 'gui', params: {query: 'secrets'}},
      {query: 'secrets'},
    );
    expect(body.results).toMatchObject([{facetHits: [{value: 'guide'}]}, {nbHits: 1}]);
    expect(await ask(servers().open, {query: 'run'}, {type: 'facet', facet: 'content'})).toEqual(
      error(400, says(/^requests\[1\]: Cannot search in the values of "content"/)),
    );
  });

  it('gives its records by id, one, several and all of them', async () => {
    const all = (await get(`${INDEX}/browse?hitsPerPage=4`)).body as {
      hits: {objectID: string; url: string}[];
      cursor: string;
      nbHits: number;
    };
    const rest = (await get(`${INDEX}/browse?cursor=${all.cursor}`)).body as typeof all;
    expect(all.hits.length + rest.hits.length).toBe(all.nbHits);
    const [first, second] = all.hits;
    if (first === undefined || second === undefined) throw new Error('there are no records');
    expect(await get(`${INDEX}/${first.objectID}`)).toEqual({status: 200, body: first});
    expect(await get(`${INDEX}/${first.objectID}?attributesToRetrieve=url`)).toEqual({
      status: 200,
      body: {objectID: first.objectID, url: first.url},
    });
    for (const list of ['url,%20type', '%5B%22url%22,%22type%22%5D'])
      expect(
        Object.keys((await get(`${INDEX}/${first.objectID}?attributesToRetrieve=${list}`)).body),
      ).toEqual(['url', 'type', 'objectID']);
    expect((await get(`${INDEX}/${first.objectID}?attributesToRetrieve=`)).body).toEqual({
      objectID: first.objectID,
    });
    expect((await get(`${INDEX}/${first.objectID}?attributesToRetrieve=%5B1%5D`)).status).toBe(400);
    expect((await get(`${INDEX}/browse?hitsPerPage=1001`)).status).toBe(400);
    expect(await get(`${INDEX}/nothing`)).toEqual({
      status: 404,
      body: {message: 'ObjectID does not exist', status: 404},
    });
    const several = await post(`${servers().open.url}/1/indexes/*/objects`, {
      requests: [second.objectID, 'nothing'].map((objectID) => ({indexName: 'docs', objectID})),
    });
    expect(several.body).toEqual({results: [second, null]});
    const wrong = await post(`${servers().open.url}/1/indexes/*/objects`, {
      requests: ['*', '[x'].map((attributesToRetrieve) => ({
        indexName: 'docs',
        objectID: second.objectID,
        attributesToRetrieve,
        facets: '[not used',
      })),
    });
    expect(wrong).toEqual(
      error(400, says(/^requests\[1\]\.attributesToRetrieve begins like a list/)),
    );
    expect(await post(`${servers().open.url}${INDEX}/browse`, {length: 3})).toEqual(
      error(400, says(/^length is not of a walk/)),
    );
  });

  it('gives a thousand records at a time, and not more', async () => {
    const ask = (count: number) =>
      post(`${servers().open.url}/1/indexes/*/objects`, {
        requests: Array.from({length: count}, () => ({indexName: 'docs', objectID: 'nothing'})),
      });
    expect((await ask(1000)).body.results).toHaveLength(1000);
    expect(await ask(1001)).toEqual(
      error(400, says(/may hold 1000 requests, this one holds 1001/)),
    );
  });

  it('tells its settings, and the server that it is alive', async () => {
    expect((await get(`${INDEX}/settings`)).body).toMatchObject({
      attributeForDistinct: 'url',
      minWordSizefor1Typo: 3,
      attributesForFaceting: says(/./) && expect.arrayContaining(['language', 'kind']),
    });
    expect(await get('/1/isalive')).toEqual({status: 200, body: {message: 'server is alive'}});
  });

  it('cannot be changed', async () => {
    for (const [method, path] of [
      ['PUT', `${INDEX}/settings`],
      ['DELETE', INDEX],
      ['POST', `${INDEX}/settings`],
    ] as const) {
      const response = await fetch(servers().open.url + path, {method});
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
        405,
        '*',
      ]);
      expect(await response.json()).toMatchObject({status: 405});
    }
  });
});

describe('a batch', () => {
  it('may end with the first search that fills its page', async () => {
    const {body} = await post(servers().open.url + QUERIES, {
      strategy: 'stopIfEnoughMatches',
      requests: ['zebra', 'run', 'secrets'].map((query) => ({
        indexName: 'docs',
        query,
        hitsPerPage: 1,
      })),
    });
    expect(
      body.results?.map((result) => [result.nbHits > 0, 'processed' in result && result.processed]),
    ).toEqual([
      [false, true],
      [true, true],
      [false, false],
    ]);
    expect(await post(servers().open.url + QUERIES, {requests: [], strategy: 'other'})).toEqual(
      error(400, says(/^strategy must be/)),
    );
  });

  it('tells what it does not know, and what it does not obey', async () => {
    expect(await ask(servers().open, {query: 'run'}, {query: 'run', colour: 'red'})).toEqual(
      error(400, 'requests[1]: Unknown parameter: colour'),
    );
    const {body} = await ask(servers().open, {query: 'run', ranking: ['typo']});
    expect(body.results?.[0]).toMatchObject({warnings: [says(/^ranking is not obeyed/)]});
  });
});

/** Unlike `fetch`, leaves the body encoded as it came. */
async function raw(headers: Record<string, string>, body: Buffer | string) {
  const sent = send(servers().open.url + QUERIES, {method: 'POST', headers});
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return {response, body: Buffer.concat(chunks)};
}

describe('bodies', () => {
  const asked = JSON.stringify({requests: [{indexName: 'docs', query: 'run'}]});

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are sent with %s to those who accept it', async (encoding, decompress) => {
    const {response, body} = await raw({'Accept-Encoding': encoding}, asked);
    expect([response.headers['content-encoding'], response.headers.vary]).toEqual([
      encoding,
      'Accept-Encoding',
    ]);
    expect(JSON.parse(decompress(body).toString())).toMatchObject({results: [{query: 'run'}]});
    const plain = await raw({}, asked);
    expect(plain.response.headers['content-encoding']).toBeUndefined();
    expect(plain.body.length).toBeGreaterThan(body.length);
  });

  it('may come with gzip; what is no gzip, something else, or too long inside is refused', async () => {
    const status = async (encoding: string, body: Buffer | string) =>
      (await raw({'Content-Encoding': encoding}, body)).response.statusCode;
    expect(await status('gzip', gzipSync(asked))).toBe(200);
    expect(await status('gzip', asked)).toBe(400);
    expect(await status('gzip', gzipSync(asked).subarray(0, 30))).toBe(400);
    expect(await status('br', gzipSync(asked))).toBe(415);
    expect(await status('gzip', gzipSync('['.repeat(10_000_000)))).toBe(413);
  });

  it.each([
    ['[', ']'],
    ['{"a":', '}'],
  ])(
    'nested in %s without end are refused before anything walks through them',
    async (open, close) => {
      const nested = `${open.repeat(9_000)}1${close.repeat(9_000)}`;
      for (const body of [
        nested,
        `{"requests":[{"indexName":"docs","query":"run","analyticsTags":${nested}}]}`,
        `{"requests":[{"indexName":"docs","query":"\\"[[","filters":${nested}}]}`,
      ])
        expect(await post(servers().open.url + QUERIES, body)).toEqual(error(400, says(/16 deep/)));
      expect((await ask(servers().open, {query: '[[[[[[[[[[[[[[[[[[[['})).status).toBe(200);
    },
  );

  it('are read whatever they say they are', async () => {
    const {response, body} = await raw(
      {'Content-Type': 'application/x-www-form-urlencoded'},
      asked,
    );
    expect([response.statusCode, body.toString()]).toEqual([200, says(/"query":"run"/)]);
    expect(await text(response)).toBe('');
  });
});
