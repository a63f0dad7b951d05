import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {createApp} from '../createApp';
import {MAX_BATCH} from './limits';
import {post} from './testing/post';
import {writeIndexFile, writeSearchBuild} from './testing/searchBuild';
import {ask, error, EVENTS, QUERIES, RELATED, says, startSearch} from './testing/startSearch';

const servers = startSearch();

describe('queries', () => {
  it('are answered in their order, with what clients read', async () => {
    const {status, headers, body} = await ask(
      servers().open,
      {
        query: 'secrets',
        clickAnalytics: true,
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
      {query: 'install', hitsPerPage: 1},
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.results?.map(({hits}) => hits[0]?.url)).toEqual(
      ['/secrets', '/install'].map((path) => servers().open.url + path),
    );
    expect(body.results?.[0]).toMatchObject({
      query: 'secrets',
      index: 'docs',
      nbHits: 1,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      queryID: says(/^[0-9a-f]{32}$/),
      hits: [
        {
          url_without_anchor: `${servers().open.url}/secrets`,
          _highlightResult: {hierarchy: {lvl1: {value: 'Keep <mark>secrets</mark>'}}},
        },
      ],
    });
  });

  it('may say that they are JSON, and may write the star in code', async () => {
    const {status} = await post(
      `${servers().open.url}/1/indexes/%2A/queries`,
      {requests: [{indexName: 'docs', query: 'run'}]},
      {'Content-Type': 'application/json'},
    );
    expect(status).toBe(200);
  });

  it('are left alone when nobody waits for the answer any more', async () => {
    const init = {
      method: 'POST',
      body: '{"requests":[{"indexName":"docs","query":"zebra"}]}',
      signal: AbortSignal.abort(),
    };
    const answer = await createApp({buildDir: servers().buildDir, baseUrl: '/'}).request(
      QUERIES,
      init,
    );
    expect([answer.status, await answer.json()]).toEqual([
      408,
      {message: 'The client is gone', status: 408},
    ]);
  });

  it('are answered from the new index when the build is replaced, and from the last one when the new one is broken', async () => {
    const other = await writeSearchBuild();
    const app = createApp({buildDir: other, baseUrl: '/'});
    const count = async () => {
      const answer = await app.request(QUERIES, {
        method: 'POST',
        body: '{"requests":[{"indexName":"docs","query":"zebra"}]}',
      });
      return ((await answer.json()) as {results: {nbHits: number}[]}).results[0]?.nbHits;
    };
    expect(await count()).toBe(0);
    await writeIndexFile(other, 'index.2.json', {'/zebra': '<h1>Zebra</h1>'});
    await expect.poll(count, {timeout: 5000}).toBe(1);
    await rm(join(other, 'assets'), {recursive: true});
    expect(await count()).toBe(1);
    await rm(other, {recursive: true});
  });

  it('of a build without an index are answered with 503, which makes clients ask another host', async () => {
    const app = createApp({buildDir: join(servers().buildDir, 'nowhere'), baseUrl: '/'});
    const answer = await app.request(QUERIES, {
      method: 'POST',
      body: '{"requests":[{"indexName":"docs"}]}',
    });
    expect(await answer.json()).toEqual({status: 503, message: says(/has to be built/)});
  });
});

describe('related pages', () => {
  const related = (request: object) =>
    post(servers().open.url + RELATED, {
      requests: [{indexName: 'docs', model: 'related-products', ...request}],
    });

  it(
    'are found by the address of a page and by the id of any record of it',
    {tags: ['7.1-10']},
    async () => {
      const {body} = await ask(servers().open, {query: 'stop it', hitsPerPage: 1});
      const record = body.results?.[0]?.hits[0];
      expect(record?.url).toBe(`${servers().open.url}/run#stop`);
      const byRecord = await related({objectID: record?.objectID, maxRecommendations: 1});
      expect(byRecord.body.results?.[0]?.hits.map(({url}) => new URL(url).pathname)).toEqual([
        '/install',
      ]);
      const byAddress = await related({objectID: '/run', maxRecommendations: 1});
      expect(byAddress.body.results?.[0]?.hits).toEqual(byRecord.body.results?.[0]?.hits);
    },
  );

  it('say how near they are, and stop at the threshold and the filters of the request', async () => {
    const near = async (threshold: number) =>
      (await related({objectID: '/run', threshold})).body.results?.[0]?.hits as unknown as {
        _score: number;
      }[];
    const [{_score: score} = {_score: 0}] = await near(0);
    expect([score > 0 && score < 100, (await near(score)).length]).toEqual([true, 1]);
    expect(await near(score + 0.01)).toEqual([]);
    const none = await related({objectID: '/run', queryParameters: {filters: 'language:de'}});
    expect(none.body.results?.[0]?.hits).toEqual([]);
  });

  it('of an object that is not there are none, and the batch goes on', async () => {
    const {status, body} = await post(servers().open.url + RELATED, {
      requests: [
        {indexName: 'docs', objectID: 'nothing'},
        {indexName: 'docs', objectID: '/run'},
      ],
    });
    expect([status, body.results?.map(({hits}) => hits.length)]).toEqual([200, [0, 1]]);
  });

  it('name the parameters that are not obeyed', async () => {
    const queryParameters = {
      hitsPerPage: 3,
      attributesToRetrieve: ['url'],
      typoTolerance: false,
      userToken: 'a',
    };
    const {body} = await related({objectID: '/run', fallbackParameters: {}, queryParameters});
    expect(body.results?.[0]).toMatchObject({
      warnings: [says(/^hitsPerPage is not obeyed/), says(/^typoTolerance is not obeyed/)],
    });
  });

  it.each([
    [{}, /objectID must be/],
    [{objectID: '/run', model: 'trends'}, /model must be "related-products"/],
    [{objectID: '/run', maxRecommendations: 31}, /from 1 to 30/],
    [{objectID: '/run', threshold: 101}, /threshold must be a number from 0 to 100/],
    [
      {objectID: '/run', queryParameters: {colour: 'red'}},
      /^requests\[0\]\.queryParameters: Unknown parameter: colour/,
    ],
    [
      {objectID: '/run', queryParameters: {query: 'stop'}},
      /queryParameters\.query must be left out/,
    ],
    [{objectID: '/run', fallbackParameters: {filters: 'a:b'}}, /fallbackParameters must be left/],
    [{objectID: '/run', facetName: 'kind'}, /requests\[0\]\.facetName is unknown; allowed: index/],
  ])('%j is refused', async (request, pattern) => {
    expect(await related(request)).toEqual(error(400, says(pattern)));
  });

  it('may cost no more than searches', async () => {
    const queryParameters = {highlightPreTag: 'x'.repeat(101)};
    expect(await related({objectID: '/run', queryParameters})).toEqual(
      error(400, says(/^requests\[0\]\.queryParameters: highlightPreTag may have 100 characters/)),
    );
  });
});

describe('faults', () => {
  it.each([
    ['{"requests":', 400, /not JSON/],
    ['', 400, /not JSON/],
    ['[]', 400, /must be \{"requests"/],
    ['{"requests":{}}', 400, /must be \{"requests"/],
    ['{"requests":[7]}', 400, /requests\[0\] must be an object/],
    ['{"requests":[{}]}', 400, /requests\[0\]\.indexName must be/],
    [
      '{"requests":[{"indexName":"docs"},{"indexName":"other"}]}',
      404,
      /^Index other does not exist$/,
    ],
    ['{"requests":[{"indexName":"docs","query":7}]}', 400, /query must be a string/],
    ['{"requests":[{"indexName":"docs","page":-1}]}', 400, /page must be a whole number/],
    [
      JSON.stringify({requests: Array.from({length: MAX_BATCH + 1}, () => ({indexName: 'docs'}))}),
      400,
      /may hold 50 requests, this one holds 51/,
    ],
    [
      JSON.stringify({
        requests: Array.from({length: 2}, () => ({indexName: 'docs', hitsPerPage: 501})),
      }),
      400,
      /may ask for 1000 hits, this one asks for 1002/,
    ],
    [
      JSON.stringify({
        requests: Array.from({length: 2}, () => ({indexName: 'docs', offset: 0, length: 501})),
      }),
      400,
      /may ask for 1000 hits, this one asks for 1002/,
    ],
    [
      JSON.stringify({requests: [{indexName: 'docs', snippetEllipsisText: 'x'.repeat(101)}]}),
      400,
      /^requests\[0\]: snippetEllipsisText may have 100 characters/,
    ],
    [
      JSON.stringify({requests: [{indexName: 'docs', highlightPreTag: 'x'.repeat(101)}]}),
      400,
      /^requests\[0\]: highlightPreTag may have 100 characters/,
    ],
    [
      JSON.stringify({
        requests: [
          {indexName: 'docs', attributesToSnippet: Array.from({length: 101}, () => 'content:10')},
        ],
      }),
      400,
      /^requests\[0\]: attributesToSnippet may hold 100 entries/,
    ],
    [
      JSON.stringify({
        requests: [
          {indexName: 'docs', facetFilters: [Array.from({length: 101}, () => 'kind:guide')]},
        ],
      }),
      400,
      /^requests\[0\]: facetFilters may hold 100 entries/,
    ],
  ])('%# is answered with its status and says what is wrong', async (body, status, pattern) => {
    expect(await post(servers().open.url + QUERIES, body)).toEqual(error(status, says(pattern)));
  });

  it.each([QUERIES, RELATED, EVENTS])(
    'GET %s is answered with 405, which says what is allowed',
    async (path) => {
      const answer = await fetch(servers().open.url + path);
      expect([answer.status, answer.headers.get('allow'), await answer.json()]).toEqual([
        405,
        'POST, OPTIONS',
        {message: 'Use POST', status: 405},
      ]);
    },
  );

  it('a path that is none of the protocol gets its error too, not a page', async () => {
    const response = await fetch(`${servers().open.url}/1/nothing/here`);
    expect([response.status, await response.json()]).toEqual([
      404,
      {message: 'Path not found', status: 404},
    ]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-security-policy')).toBeNull();
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('the longest query is cut, and the worst batch leaves others their turn', async () => {
    const worst =
      'kubernets operater conteiner permisson netwrok certificte workloud telemetri '.repeat(8);
    const batch = ask(servers().open, ...Array.from({length: MAX_BATCH}, () => ({query: worst})));
    const health = await fetch(`${servers().open.url}/healthz`);
    expect(health.status).toBe(200);
    const {status, body} = await batch;
    expect([status, body.results?.[0]?.query.length]).toEqual([200, 512]);
  });
});
