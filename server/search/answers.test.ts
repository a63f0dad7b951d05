import {readFile} from 'node:fs/promises';
import {describe, expect, it} from 'vitest';
import {click, post} from './testing/post';
import {writeIndexFile} from './testing/searchBuild';
import {ask, error, EVENTS, QUERIES, says, startSearch} from './testing/startSearch';

const servers = startSearch();

type Fields = Readonly<Record<string, unknown>>;

const isKept = (headers: Headers) => headers.get('cache-status');
const HIT = 'answers; hit';
const MISS = 'answers; fwd=miss';

/** A result without what differs each time. */
const lasting = (result: unknown): Fields => {
  const {
    queryID: _,
    params: __,
    processingTimeMS: ___,
    serverTimeMS: ____,
    ...rest
  } = result as Fields;
  return rest;
};
const search = async (parameters: object) => {
  const {body, headers} = await ask(servers().open, parameters);
  return {result: body.results?.[0] as unknown as Fields, from: isKept(headers)};
};
const notesOf = async (query: string) => {
  // Acknowledged when it is in the log, and what was noted before with it.
  await post(servers().open.url + EVENTS, {events: [click()]});
  return (await readFile(servers().logFile, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Fields)
    .filter((entry) => entry['query'] === query);
};

describe('a search that was asked before', () => {
  it.each(['br', 'gzip', 'identity'])(
    'gets the same bytes for the same hits, sent as %s',
    async (encoding) => {
      const long = {query: 'container', hitsPerPage: 20, highlightPreTag: '<b>'.repeat(30)};
      const headers = {'Accept-Encoding': encoding};
      const once = async () => {
        const response = await fetch(servers().open.url + QUERIES, {
          method: 'POST',
          headers,
          body: JSON.stringify({
            requests: [{indexName: 'docs', ...long, filters: `type:${encoding} OR type:content`}],
          }),
        });
        return {text: await response.text(), headers: response.headers};
      };
      const [fresh, kept] = [await once(), await once()];
      expect([isKept(fresh.headers), isKept(kept.headers)]).toEqual([MISS, HIT]);
      expect(kept.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      const timeless = (text: string) => text.replaceAll(/"(?:processing|server)TimeMS":\d+/g, '');
      expect(timeless(kept.text)).toBe(timeless(fresh.text));
      expect(fresh.text.length).toBeGreaterThan(1024);
    },
  );

  it('shares its hits with others, and nothing that says who asks', async () => {
    const [one, two, three] = [
      await search({query: 'secrets', clickAnalytics: true, userToken: 'anonymous-1'}),
      await search({query: 'secrets', clickAnalytics: true, userToken: 'anonymous-2'}),
      await search({userToken: 'anonymous-3', query: 'secrets'}),
    ];
    expect([one.from, two.from, three.from]).toEqual([MISS, HIT, HIT]);
    expect(lasting(two.result)).toEqual(lasting(one.result));
    expect(lasting(three.result)).toEqual(lasting(one.result));
    expect(one.result['queryID']).not.toBe(two.result['queryID']);
    expect(two.result['params']).toContain('userToken=anonymous-2');
    expect(three.result).not.toHaveProperty('queryID');
  });

  it('is noted each time, unless it asks not to be', async () => {
    await search({query: 'tokens'});
    await search({query: 'tokens', clickAnalytics: true});
    await search({query: 'tokens', analytics: false});
    expect(await notesOf('tokens')).toEqual([
      {type: 'query', time: says(/Z$/), query: 'tokens', nbHits: 1, from: 0, hits: 1},
      expect.objectContaining({query: 'tokens', nbHits: 1, queryID: says(/^[0-9a-f]{32}$/)}),
    ]);
  });

  it('is refused for a wrong parameter all the same', async () => {
    await search({query: 'run'});
    expect(await ask(servers().open, {query: 'run', analytics: 7})).toEqual(
      error(400, says(/^requests\[0\]: analytics must be/)),
    );
    // A search that is alone is no part of a list.
    expect(
      await post(`${servers().open.url}/1/indexes/docs/query`, {query: 'run', analytics: 7}),
    ).toEqual(error(400, says(/^analytics must be/)));
  });

  it('is answered alone, in a batch, and by the other path alike', async () => {
    const {result} = await search({query: 'server', facets: ['type']});
    const batch = await ask(
      servers().open,
      {query: 'qqqq'},
      {query: 'server', facets: ['type']},
      {query: 'server', facets: ['type'], hitsPerPage: 0},
    );
    expect(isKept(batch.headers)).toBe(MISS);
    expect(lasting(batch.body.results?.[1])).toEqual(lasting(result));
    expect(batch.body.results?.map(({hits}) => hits.length)).toEqual([0, expect.any(Number), 0]);
    const single = await post(`${servers().open.url}/1/indexes/docs/query`, {
      query: 'server',
      facets: ['type'],
    });
    expect([isKept(single.headers), lasting(single.body)]).toEqual([HIT, lasting(result)]);
  });

  it('has no more fields than it asks for', async () => {
    for (const from of [MISS, HIT]) {
      const {result, from: was} = await search({query: 'tool', responseFields: ['nbHits']});
      expect([Object.keys(result).sort(), was]).toEqual([['hits', 'nbHits'], from]);
    }
  });

  it('ends a batch early as it did', async () => {
    const batch = {
      requests: ['get', 'tool'].map((query) => ({indexName: 'docs', query, hitsPerPage: 1})),
      strategy: 'stopIfEnoughMatches',
    };
    for (let time = 0; time < 2; time += 1) {
      const {body} = await post(servers().open.url + QUERIES, batch);
      expect(body.results).toEqual([
        expect.objectContaining({processed: true, query: 'get'}),
        {hits: [], nbHits: 0, index: 'docs', processed: false},
      ]);
    }
  });

  it('is answered anew from a new index', async () => {
    expect((await search({query: 'install'})).result['nbHits']).toBeGreaterThan(0);
    await writeIndexFile(servers().buildDir, 'index.2.json', {'/new': '<h1>Uninstalled</h1>'});
    const {result, from} = await search({query: 'install'});
    expect([result['nbHits'], from]).toEqual([0, MISS]);
  });
});
