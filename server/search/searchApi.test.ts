import {once} from 'node:events';
import {readFile, rm} from 'node:fs/promises';
import {connect} from 'node:net';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createApp} from '../createApp';
import {startServer, type RunningServer} from '../startServer';
import {MAX_BATCH, MAX_BODY_BYTES} from './limits';
import {EventLog} from './log/EventLog';
import {click, post} from './testing/post';
import {writeIndexFile, writeSearchBuild} from './testing/searchBuild';

const QUERIES = '/1/indexes/*/queries';
const RELATED = '/1/indexes/*/recommendations';
const EVENTS = '/1/events';

let buildDir = '';
let log: EventLog;
let logFile = '';
let open: RunningServer;
let locked: RunningServer;
beforeAll(async () => {
  buildDir = await writeSearchBuild();
  logFile = join(buildDir, 'events.jsonl');
  log = await EventLog.open(logFile);
  open = await startServer(createApp({buildDir, baseUrl: '/', log}), '127.0.0.1', 0);
  locked = await startServer(
    createApp({
      buildDir,
      baseUrl: '/docs/',
      indexName: 'site',
      credentials: {appId: 'APP', apiKey: 'KEY'},
    }),
    '127.0.0.1',
    0,
    {request: 300, headers: 300, check: 50},
  );
});
afterAll(async () => {
  await Promise.all([open.stop(), locked.stop()]);
  await log.close();
  await rm(buildDir, {recursive: true});
});

const ask = (...requests: readonly object[]) =>
  post(open.url + QUERIES, {
    requests: requests.map((request) => ({indexName: 'docs', ...request})),
  });
const fault = (status: number, message: unknown) =>
  expect.objectContaining({status, body: {message, status}}) as unknown;
const says = (pattern: RegExp) => expect.stringMatching(pattern) as unknown;

describe('queries', () => {
  it('are answered in their order, with what clients read', async () => {
    const {status, headers, body} = await ask(
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
    expect(body.results?.map(({hits}) => hits[0]?.url)).toEqual(['/secrets', '/install']);
    expect(body.results?.[0]).toMatchObject({
      query: 'secrets',
      index: 'docs',
      nbHits: 1,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      queryID: says(/^[0-9a-f]{32}$/),
      hits: [{_highlightResult: {hierarchy: {lvl1: {value: 'Keep <mark>secrets</mark>'}}}}],
    });
  });

  it('may say that they are JSON, and may write the star in code', async () => {
    const {status} = await post(
      `${open.url}/1/indexes/%2A/queries`,
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
    const answer = await createApp({buildDir, baseUrl: '/'}).request(QUERIES, init);
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
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await count()).toBe(1);
    await rm(other, {recursive: true});
  });

  it('of a build without an index are answered with 503, which makes clients ask another host', async () => {
    const app = createApp({buildDir: join(buildDir, 'nowhere'), baseUrl: '/'});
    const answer = await app.request(QUERIES, {
      method: 'POST',
      body: '{"requests":[{"indexName":"docs"}]}',
    });
    expect(await answer.json()).toEqual({status: 503, message: says(/has to be built/)});
  });
});

describe('related pages', () => {
  const related = (request: object) =>
    post(open.url + RELATED, {
      requests: [{indexName: 'docs', model: 'related-products', ...request}],
    });

  it(
    'are found by the address of a page and by the id of any record of it',
    {tags: ['7.1-10']},
    async () => {
      const {body} = await ask({query: 'stop it', hitsPerPage: 1});
      const record = body.results?.[0]?.hits[0];
      expect(record?.url).toBe('/run#stop');
      const byRecord = await related({objectID: record?.objectID, maxRecommendations: 1});
      expect(byRecord.body.results?.[0]?.hits.map(({url}) => url)).toEqual(['/install']);
      expect((await related({objectID: '/run', maxRecommendations: 1})).body.results).toEqual(
        byRecord.body.results,
      );
    },
  );

  it.each([
    [{objectID: 'nothing'}, /objectID is not in the index/],
    [{}, /objectID must be/],
    [{objectID: '/run', model: 'trends'}, /model must be "related-products"/],
    [{objectID: '/run', maxRecommendations: 31}, /from 1 to 30/],
  ])('%j is refused', async (request, pattern) => {
    expect(await related(request)).toEqual(fault(400, says(pattern)));
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
      JSON.stringify({requests: [{indexName: 'docs', highlightPreTag: 'x'.repeat(101)}]}),
      400,
      /highlightPreTag may have 100 characters/,
    ],
    [
      JSON.stringify({
        requests: [
          {indexName: 'docs', attributesToSnippet: Array.from({length: 101}, () => 'content:10')},
        ],
      }),
      400,
      /attributesToSnippet may hold 100 entries/,
    ],
  ])('%# is answered with its status and says what is wrong', async (body, status, pattern) => {
    expect(await post(open.url + QUERIES, body)).toEqual(fault(status, says(pattern)));
  });

  it.each([QUERIES, RELATED, EVENTS])(
    'GET %s is answered with 405, which says what is allowed',
    async (path) => {
      const answer = await fetch(open.url + path);
      expect([answer.status, answer.headers.get('allow'), await answer.json()]).toEqual([
        405,
        'POST, OPTIONS',
        {message: 'Use POST', status: 405},
      ]);
    },
  );

  it('a path that only looks like the protocol belongs to the site', async () => {
    expect((await fetch(`${open.url}/1/indexes/docs/settings`)).status).toBe(404);
    expect(
      (await fetch(`${open.url}/1/indexes/docs/settings`, {method: 'POST', body: '{}'})).status,
    ).toBe(405);
  });

  it('the longest query is cut, and the worst batch leaves others their turn', async () => {
    const worst =
      'kubernets operater conteiner permisson netwrok certificte workloud telemetri '.repeat(8);
    const batch = ask(...Array.from({length: MAX_BATCH}, () => ({query: worst})));
    const health = await fetch(`${open.url}/healthz`);
    expect(health.status).toBe(200);
    const {status, body} = await batch;
    expect([status, body.results?.[0]?.query.length]).toEqual([200, 512]);
  });
});

describe('long and slow bodies', () => {
  it('a body of the allowed length is read', async () => {
    const start = '{"requests":[{"indexName":"docs","query":"run","pad":"';
    const body = `${start}${'x'.repeat(MAX_BODY_BYTES - start.length - 4)}"}]}`;
    expect(Buffer.byteLength(body)).toBe(MAX_BODY_BYTES);
    expect((await post(open.url + QUERIES, body)).status).toBe(200);
    expect(await post(open.url + QUERIES, `${body} `)).toEqual(
      fault(413, says(/larger than 102400 bytes/)),
    );
  });

  it('a body without a length is refused as soon as it is too long, long before its end', async () => {
    const socket = connect(open.port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(
      `POST ${QUERIES} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    let sent = 0;
    const sending = setInterval(() => {
      sent += 1;
      socket.write(chunk);
    }, 5);
    const [head] = (await once(socket, 'data')) as [Buffer];
    clearInterval(sending);
    socket.destroy();
    expect(head.toString()).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(20);
  });

  it('a body that does not come is given up with 408', async () => {
    const socket = connect(locked.port, '127.0.0.1').on('error', () => undefined);
    socket.write(
      `POST /docs${QUERIES}?x-algolia-application-id=APP&x-algolia-api-key=KEY HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('keys', () => {
  const url = () => `${locked.url}/docs${QUERIES}`;
  const body = {requests: [{indexName: 'site', query: 'run'}]};
  const refused = fault(403, 'Invalid Application-ID or API key');

  it.each([
    ['', {}],
    ['?x-algolia-application-id=APP', {}],
    ['?x-algolia-application-id=APP&x-algolia-api-key=WRONG', {}],
    ['?x-algolia-application-id=OTHER&x-algolia-api-key=KEY', {}],
    ['', {'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'key'}],
  ])('%s %j is refused', async (query, headers) => {
    expect(await post(url() + query, body, headers)).toEqual(refused);
  });

  it.each([
    ['?x-algolia-application-id=APP&x-algolia-api-key=KEY', {}],
    ['?X-Algolia-Application-Id=APP&X-Algolia-API-Key=KEY', {}],
    ['', {'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'KEY'}],
  ])('%s %j may search', async (query, headers) => {
    expect((await post(url() + query, body, headers)).status).toBe(200);
  });

  it('are not asked of anyone when none is set up', async () => {
    expect(
      (await post(`${open.url}${QUERIES}?x-algolia-api-key=any`, {requests: [{indexName: 'docs'}]}))
        .status,
    ).toBe(200);
  });

  it('may be sent by pages of other sites: browsers are told so when they ask', async () => {
    const answer = await fetch(url(), {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://example.com',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-algolia-api-key',
      },
    });
    expect([
      answer.status,
      answer.headers.get('access-control-allow-origin'),
      answer.headers.get('access-control-allow-headers'),
      answer.headers.get('access-control-allow-methods'),
    ]).toEqual([204, '*', '*', 'POST']);
  });
});

describe('events', () => {
  const lines = async () =>
    (await readFile(logFile, 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('are in the log when they are acknowledged, beside the query they belong to', async () => {
    const {body} = await ask({query: 'secrets', clickAnalytics: true});
    const queryID = body.results?.[0]?.queryID;
    const {status, body: acknowledged} = await post(
      `${open.url}${EVENTS}?X-Algolia-Application-Id=A&X-Algolia-API-Key=K`,
      {events: [{...click(queryID), value: 7}]},
    );
    expect([status, acknowledged]).toEqual([200, {status: 200, message: 'OK'}]);
    const [query, event] = (await lines()).filter((line) => line['queryID'] === queryID);
    expect(query).toEqual({
      type: 'query',
      time: says(/Z$/),
      queryID,
      query: 'secrets',
      nbHits: 1,
      from: 0,
      hits: 1,
    });
    expect(event).toEqual({type: 'event', time: says(/Z$/), ...click(queryID)});
  });

  it('queries without words and those that only count are not noted', async () => {
    await ask({query: 'noted'}, {query: 'unnoted', hitsPerPage: 0}, {query: ' '});
    await post(open.url + EVENTS, {events: [click()]});
    expect((await lines()).flatMap(({query}) => query ?? []).slice(-1)).toEqual(['noted']);
    expect((await lines()).filter(({query}) => query === 'unnoted' || query === ' ')).toEqual([]);
  });

  it.each([
    [{events: []}, /^events: /],
    [
      {
        events: Array.from({length: 1001}, () => ({
          eventType: 'view',
          eventName: 'x',
          index: 'x',
          objectIDs: ['a'],
          userToken: 'x',
        })),
      },
      /^events: .*1000/,
    ],
    [{events: [{...click(), eventType: 'hover'}]}, /^events\.0\.eventType: /],
    [{events: [{...click(), eventName: 'x'.repeat(65)}]}, /^events\.0\.eventName: /],
    [
      {events: [{...click(), objectIDs: Array.from({length: 21}, () => 'a')}]},
      /^events\.0\.objectIDs: /,
    ],
    [{events: [{...click(), userToken: 'Ana Lima'}]}, /^events\.0\.userToken: must hold letters/],
    [{events: [{...click(), queryID: 'zz'}]}, /^events\.0\.queryID: must be the id of an answer/],
    [
      {events: [{...click(), positions: [1, 2]}]},
      /^events\.0\.positions: must be as many as objectIDs/,
    ],
    [{events: [click(), {...click(), positions: [0]}]}, /^events\.1\.positions\.0: /],
  ])(
    '%# are refused with the field that is wrong, and none of them is kept',
    async (body, pattern) => {
      const before = await readFile(logFile, 'utf8');
      expect(await post(open.url + EVENTS, body)).toEqual(fault(400, says(pattern)));
      expect(await readFile(logFile, 'utf8')).toBe(before);
    },
  );

  it('are refused when the site does not keep any', async () => {
    const url = `${locked.url}/docs${EVENTS}?X-Algolia-Application-Id=APP&X-Algolia-API-Key=KEY`;
    expect(await post(url, {events: [click()]})).toEqual(
      fault(404, 'Events are off on this server'),
    );
  });
});
