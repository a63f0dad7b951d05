import {rm} from 'node:fs/promises';
import {Client} from 'pg';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readIndex} from '../../../scripts/search/readIndex';
import {createApp} from '../../createApp';
import {startServer, type RunningServer} from '../../startServer';
import {NO_POSTGRES, POSTGRES_BIN, PostgresServer} from '../../testing/PostgresServer';
import {PAGES, SYNONYMS} from '../testing/hardSite';
import {writeIndexFile, writeSearchBuild} from '../testing/searchBuild';
import {PostgresBackend} from './PostgresBackend';
import {pushIndex} from './pushIndex';

const time = 60_000;

const QUERIES = [
  ...[
    'server',
    'servers',
    'run a server',
    'stop',
    'how do I run a server?',
    'the',
    'container port',
  ],
  ...[
    '--target-port',
    '--targ',
    'target port',
    'targetPort',
    '--target-prot',
    'thv run',
    'thv_secret_set',
  ],
  ...['perm', 'permision', 'permissoin profile', 'regsitry', 'htv', 's', 'ser', 'kubernets'],
  ...['k8s', 'env var', 'credential', 'toolhive', 'tool hive', 'pod template', 'podTemplateSpec'],
  ...[
    '"network isolation"',
    '"isolation network"',
    'server -container',
    '-server',
    'server -"in a container"',
  ],
  ...[
    '',
    '?',
    '   ',
    'xyzzy',
    'server xyzzy',
    "it's",
    '<script>',
    'a\\b',
    "'; DROP TABLE docs_search_texts; --",
  ],
  ...[
    'windows/linux',
    'provider',
    'macos',
    'windows vault',
    'provider open',
    'keyring/encrypted',
    'server -contaner',
    '⚠️',
    'encrypted files',
    'port 8080',
    'files and networks a server may reach',
  ],
];

/** Ways to ask beside the plain one. */
const WAYS: readonly object[] = [
  {optionalWords: 'QUERY', distinct: 'page'},
  {optionalWords: 'QUERY', hitsPerPage: 3, page: 1, attributesToRetrieve: ['*', 'summary']},
  {distinct: false, facets: ['*'], hitsPerPage: 100},
  {facets: ['type', 'weight.level', 'kind'], facetFilters: [['type:lvl1', 'type:lvl2']]},
  {filters: 'type:content AND NOT language:de AND weight.level < 60', getRankingInfo: true},
  {restrictSearchableAttributes: ['hierarchy.lvl1', 'content'], distinct: false},
  {typoTolerance: false, queryType: 'prefixNone', ignorePlurals: false, synonyms: false},
  {queryType: 'prefixAll', removeStopWords: false, minWordSizefor1Typo: 4},
  {optionalFilters: ['type:content<score=2>'], removeWordsIfNoResults: 'lastWords'},
  {offset: 2, length: 3, advancedSyntax: false, removeWordsIfNoResults: 'none'},
  {
    attributesToSnippet: ['content:5', 'hierarchy.lvl1:2'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    attributesToHighlight: ['content'],
  },
];

describe.skipIf(POSTGRES_BIN === undefined)(`an index in PostgreSQL (or: ${NO_POSTGRES})`, () => {
  let database: PostgresServer;
  let backend: PostgresBackend;
  let servers: {readonly memory: RunningServer; readonly database: RunningServer};
  let buildDir: string;
  beforeAll(async () => {
    database = await PostgresServer.start();
    buildDir = await writeSearchBuild();
    await writeIndexFile(buildDir, 'index.2.json', PAGES, SYNONYMS);
    const file = readIndex(buildDir);
    await pushIndex({url: database.url, indexName: 'docs', file});
    backend = new PostgresBackend(database.url, 'docs');
    const start = (more: object) =>
      startServer(createApp({buildDir, baseUrl: '/', ...more}), '127.0.0.1', 0);
    servers = {memory: await start({}), database: await start({backend})};
  }, time);
  afterAll(async () => {
    await Promise.all([servers.memory.stop(), servers.database.stop()]);
    await backend.close();
    await Promise.all([database.remove(), rm(buildDir, {recursive: true})]);
  }, time);

  const send = async (server: RunningServer, path: string, body?: object) => {
    const response = await fetch(`${server.url}/1/indexes/${path}`, {
      headers: {'X-Forwarded-Host': 'docs.example'},
      ...(body && {method: 'POST', body: JSON.stringify(body)}),
    });
    const text = await response.text();
    return {
      status: response.status,
      // Times differ, and each server completes addresses with its own.
      body: JSON.parse(
        text
          .replaceAll(server.url, '')
          .replace(/"(?:processingTimeMS|serverTimeMS)":\d+/g, '"ms":1')
          .replace(/"queryID":"\w+"/g, '"queryID":""'),
      ) as Record<string, unknown>,
    };
  };
  const expectSame = async (path: string, body?: object) => {
    const [memory, found] = await Promise.all([
      send(servers.memory, path, body),
      send(servers.database, path, body),
    ]);
    expect(found, JSON.stringify(body ?? path)).toEqual(memory);
    return found;
  };

  it(
    'answers every query as the index in memory does: hits, order, marks, counts',
    async () => {
      let hits = 0;
      for (const query of QUERIES) {
        const {body} = await expectSame('docs/query', {query});
        hits += Number(body['nbHits']);
      }
      expect(hits).toBeGreaterThan(150);
    },
    time,
  );

  it.each(WAYS.map((way) => [JSON.stringify(way), way]))(
    'answers every query alike with %s',
    async (_, way) => {
      for (const query of QUERIES)
        await expectSame('docs/query', {
          query,
          ...way,
          ...('optionalWords' in way && {optionalWords: query}),
        });
    },
    time,
  );

  it('answers alike when names of other words may lack', async () => {
    for (const optionalWords of [
      '--target-port',
      'podTemplateSpec',
      'windows/port',
      'port-containr',
    ])
      for (const query of ['container port', 'host port', 'pod operator', 'windows vault'])
        await expectSame('docs/query', {query, optionalWords});
  });

  it('answers batches, and searches in the address', async () => {
    const {body} = await expectSame('*/queries', {
      requests: [
        {indexName: 'docs', query: 'server', clickAnalytics: true},
        {indexName: 'docs', params: 'query=port&hitsPerPage=2'},
        {indexName: 'docs', type: 'facet', facet: 'type', facetQuery: 'lv', params: 'query=server'},
      ],
    });
    expect(body['results']).toHaveLength(3);
    await expectSame('docs?query=secret&facets=type');
    await expectSame('docs/facets/type/query', {facetQuery: 'con', maxFacetHits: 1});
    await expectSame('docs/facets/type/query', {
      query: 'server xyzzy',
      removeWordsIfNoResults: 'lastWords',
      filters: 'NOT shape:round',
    });
  });

  it('gives records by their ids, all of them by a cursor, and settings', async () => {
    const ids: string[] = [];
    let cursor: unknown;
    do {
      const {body} = await expectSame('docs/browse', {
        hitsPerPage: 7,
        ...(cursor !== undefined && {cursor}),
      });
      ids.push(...(body['hits'] as {objectID: string}[]).map(({objectID}) => objectID));
      cursor = body['cursor'];
    } while (cursor !== undefined);
    expect(ids.length).toBeGreaterThan(30);
    await expectSame('docs/browse', {query: 'server', filters: 'type:content'});
    await expectSame('docs/browse', {
      query: 'server xyzzy -stop',
      removeWordsIfNoResults: 'lastWords',
      typoTolerance: 'strict',
    });
    await expectSame(`docs/${ids[3]}`);
    for (const unknown of ['nothing', 'not%00hing'])
      expect((await expectSame(`docs/${unknown}`)).status).toBe(404);
    await expectSame('*/objects', {
      requests: [ids[0], 'nothing', 'not\0hing', ids[1]].map((objectID) => ({
        indexName: 'docs',
        objectID,
      })),
    });
    await expectSame('docs/settings');
  });

  it('gives related pages, of an address and of a record', async () => {
    const {body} = await expectSame('docs/query', {query: 'keyring'});
    const [{objectID}] = body['hits'] as [{objectID: string}];
    for (const id of ['/guides/run', '/concepts/registry', objectID, 'nothing', 'not\0hing'])
      for (const more of [{}, {threshold: 5, maxRecommendations: 2}])
        await expectSame('*/recommendations', {
          requests: [{indexName: 'docs', model: 'related-products', objectID: id, ...more}],
        });
  });

  it.each([
    [{typoTolerance: 'min'}, /typoTolerance may be true or false/],
    [{filters: 'objectID:abc'}, /objectID is neither filtered nor counted/],
    [{numericFilters: 'weight.position<3'}, /weight\.position is neither/],
    [{facets: ['weight.position']}, /weight\.position is neither/],
    [{optionalFilters: 'objectID:abc'}, /objectID is neither/],
  ])('refuses %j, which it cannot obey', async (parameters, message) => {
    const {status, body} = await send(servers.database, 'docs/query', {
      query: 'server',
      ...parameters,
    });
    expect(status).toBe(400);
    expect(body['message']).toMatch(message);
  });

  it('keeps its connections to the database where it refuses a search', async () => {
    const watcher = new Client(database.url);
    await watcher.connect();
    const connections = async () => {
      const {rows} = await watcher.query<{pid: number}>(
        "SELECT pid FROM pg_stat_activity WHERE application_name = 'toolhive-docs'",
      );
      return rows.map(({pid}) => pid);
    };
    const ask = (more: object) => send(servers.database, 'docs/query', {query: 'server', ...more});
    expect((await ask({})).status).toBe(200);
    const before = await connections();
    for (let number = 0; number < 5; number += 1)
      expect((await ask({typoTolerance: 'min'})).status).toBe(400);
    expect((await ask({})).status).toBe(200);
    const after = await connections();
    await watcher.end();
    expect(after).not.toHaveLength(0);
    expect(before).toEqual(expect.arrayContaining(after));
  });
});
