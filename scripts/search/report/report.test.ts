import {appendFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {runProgram} from '../../../server/sandbox/testing/runProgram';
import {createApp} from '../../../server/createApp';
import {EventLog} from '../../../server/search/log/EventLog';
import {click, post} from '../../../server/search/testing/post';
import {writeSearchBuild} from '../../../server/search/testing/searchBuild';
import {startServer} from '../../../server/startServer';
import {parseSince} from './parseSince';
import {readLog} from './readLog';
import {summarise} from './summarise';

const START = Date.parse('2026-02-03T10:00:00Z');
let buildDir = '';
let file = '';

/** A day at the server: what is asked is typed, a key at a time, as readers do. */
beforeAll(async () => {
  buildDir = await writeSearchBuild();
  file = join(buildDir, 'events.jsonl');
  const log = await EventLog.open(file);
  const server = await startServer(createApp({buildDir, baseUrl: '/', log}), '127.0.0.1', 0);
  vi.useFakeTimers({toFake: ['Date'], now: START});
  const type = async (query: string) => {
    let queryID: string | undefined;
    for (let letters = 1; letters <= query.length; letters += 1) {
      vi.setSystemTime(Date.now() + 150);
      const {body} = await post(`${server.url}/1/indexes/*/queries`, {
        requests: [{indexName: 'docs', query: query.slice(0, letters), clickAnalytics: true}],
      });
      queryID = body.results?.[0]?.queryID;
    }
    return queryID;
  };
  const choose = (queryID: string | undefined, position: number) =>
    post(`${server.url}/1/events`, {events: [{...click(queryID), positions: [position]}]});
  for (const [query, position] of [
    ['secrets', 1],
    ['Secrets', 1],
    ['container', 2],
    ['secrets'],
    ['zebra'],
    ['zebra '],
    ['giraffe'],
  ] as const) {
    const queryID = await type(query);
    if (position !== undefined) await choose(queryID, position);
    vi.setSystemTime(Date.now() + 60_000);
  }
  vi.useRealTimers();
  await server.stop();
  await log.close();
  await appendFile(file, '{"type":"que');
});
afterAll(() => rm(buildDir, {recursive: true}));

describe('the report', () => {
  it('counts what was meant, not what was typed on the way', async () => {
    const {searches, searchesWithoutHits, searchesWithClick, clicks, top, withoutHits} = summarise(
      (await readLog(file)).entries,
      20,
    );
    expect({searches, searchesWithoutHits, searchesWithClick, clicks}).toEqual({
      searches: 7,
      searchesWithoutHits: 3,
      searchesWithClick: 3,
      clicks: 3,
    });
    expect(top.map(({query, searches: times}) => [query, times])).toEqual([
      ['secrets', 3],
      ['zebra', 2],
      ['container', 1],
      ['giraffe', 1],
    ]);
    expect(top[0]?.clickRate).toBeCloseTo(2 / 3);
    expect(withoutHits).toEqual([
      {query: 'zebra', searches: 2},
      {query: 'giraffe', searches: 1},
    ]);
  });

  it('says how often each position is chosen of the times it was shown', async () => {
    const {positions} = summarise((await readLog(file)).entries, 20);
    expect(positions.slice(0, 2)).toEqual([
      {position: 1, shown: 4, clicks: 2, clickRate: 0.5},
      {position: 2, shown: 1, clicks: 1, clickRate: 1},
    ]);
  });

  it('names the line that is broken and reads the others', async () => {
    const {problems, entries} = await readLog(file);
    expect(problems).toEqual([
      `${file}:${entries.length + 1}: not a line of the log, left out: {"type":"que`,
    ]);
  });

  it('leaves out what is older than asked, and holds as many rows as asked', async () => {
    const since = parseSince(new Date(START + 5 * 60_000).toISOString());
    expect(summarise((await readLog(file, since)).entries, 1)).toMatchObject({
      searches: 2,
      clicks: 0,
      top: [{query: 'giraffe'}],
      withoutHits: [{query: 'giraffe'}],
    });
  });
});

describe('times', () => {
  it.each([
    ['7d', '2026-01-25T00:00:00.000Z'],
    ['24h', '2026-01-31T00:00:00.000Z'],
    ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  ])('%s is read', (text, time) => {
    expect(parseSince(text, Date.parse('2026-02-01T00:00:00Z')).toISOString()).toBe(time);
  });

  it.each(['yesterday', '7', '2026-13-01', '2026-02-31'])(
    '%s is refused with what is allowed',
    (text) => {
      expect(() => parseSince(text)).toThrow(/is not a time\. Allowed: a date such as 2026-01-31/);
    },
  );
});

describe('npm run search:report', () => {
  const run = (...args: string[]) => runProgram(args, '../../scripts/search/report.ts').ended;

  it('prints tables, or JSON', async () => {
    const {stdout, stderr} = await run('--log', file);
    expect(stdout).toMatch(
      /^7 searches, 43% without results, 43% with a click; 3 clicks\n\nTop queries\n {2}query +searches +results +clicked\n {2}secrets +3 +1 +67%\n/,
    );
    expect(stdout).toContain(
      'Queries without results\n  query    searches\n  zebra           2\n  giraffe         1\n',
    );
    expect(stderr).toContain('not a line of the log');
    expect(JSON.parse((await run('--log', file, '--json')).stdout)).toMatchObject({searches: 7});
  }, 20_000);

  it('says which file it does not find and how to get one', async () => {
    expect(await run('--log', `${file}.none`)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `Error: There is no log ${file}.none. Fix: start the server with EVENTS_LOG=${file}.none, or name its log with --log FILE.\n`,
    });
  }, 20_000);
});
