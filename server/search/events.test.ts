import {readFile} from 'node:fs/promises';
import {describe, expect, it} from 'vitest';
import {click, post} from './testing/post';
import {ask, error, EVENTS, says, startSearch} from './testing/startSearch';

const servers = startSearch();

describe('events', () => {
  const lines = async () =>
    (await readFile(servers().logFile, 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('are in the log when they are acknowledged, beside the query they belong to', async () => {
    const {body} = await ask(servers().open, {query: 'secrets', clickAnalytics: true});
    const queryID = body.results?.[0]?.queryID;
    const {status, body: acknowledged} = await post(
      `${servers().open.url}${EVENTS}?X-Algolia-Application-Id=A&X-Algolia-API-Key=K`,
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
    const long = `noted ${'x'.repeat(600)}`;
    await ask(servers().open, {query: long}, {query: 'unnoted', hitsPerPage: 0}, {query: ' '});
    await post(servers().open.url + EVENTS, {events: [click()]});
    expect((await lines()).flatMap(({query}) => query ?? []).slice(-1)).toEqual([
      long.slice(0, 512),
    ]);
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
    [
      {events: [{...click(), queryID: 'zz'}]},
      /^events\.0\.queryID: must be the queryID of a result/,
    ],
    [
      {events: [{...click(), positions: [1, 2]}]},
      /^events\.0\.positions: must be as many as objectIDs/,
    ],
    [{events: [click(), {...click(), positions: [0]}]}, /^events\.1\.positions\.0: /],
    [
      {
        events: [
          {...click(), eventType: 'hover'},
          {...click(), positions: [0]},
        ],
      },
      /^events\.1\.positions\.0: /,
    ],
  ])(
    '%# are refused with the field that is wrong, and none of them is kept',
    async (body, pattern) => {
      const before = await readFile(servers().logFile, 'utf8');
      expect(await post(servers().open.url + EVENTS, body)).toEqual(error(400, says(pattern)));
      expect(await readFile(servers().logFile, 'utf8')).toBe(before);
    },
  );

  it('are refused when the site does not keep any', async () => {
    const url = `${servers().locked.url}/docs${EVENTS}?X-Algolia-Application-Id=APP&X-Algolia-API-Key=KEY`;
    expect(await post(url, {events: [click()]})).toEqual(
      error(404, 'Event collection is disabled'),
    );
  });
});
