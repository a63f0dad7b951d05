import {mkdir, mkdtemp, readFile, rename, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readLog} from '../../../scripts/search/report/readLog';
import {readSearch} from '@toolhive-docs/search-engine';
import {ClientQuota} from './ClientQuota';
import {queryEntry, type QueryEntry} from './entries';
import {EventLog} from './EventLog';

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-log-'));
  file = join(folder, 'events.jsonl');
});
afterEach(() => rm(folder, {recursive: true}));

const entry = (query: string): QueryEntry => ({
  type: 'query',
  time: '2026-01-01T00:00:00.000Z',
  query,
  nbHits: 1,
  from: 0,
  hits: 1,
});
const queriesIn = async (path: string) =>
  (await readFile(path, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as QueryEntry).query);

describe('a log', () => {
  it('that cannot be set aside grows on, and is set aside once that works', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await mkdir(join(`${file}.1`, 'in the way'), {recursive: true});
    const log = await EventLog.open(file, 300);
    for (let number = 0; number < 6; number += 1) await log.append([entry(`q${number}`)]);
    expect(await queriesIn(file)).toHaveLength(6);
    expect(told).toHaveBeenCalledTimes(1);
    await rm(`${file}.1`, {recursive: true});
    await log.append([entry('q6')]);
    expect([await queriesIn(`${file}.1`), await queriesIn(file)]).toEqual([
      ['q0', 'q1', 'q2', 'q3', 'q4', 'q5'],
      ['q6'],
    ]);
    // Another time is told again.
    await rm(`${file}.1`);
    await mkdir(join(`${file}.1`, 'in the way'), {recursive: true});
    for (let number = 7; number < 10; number += 1) await log.append([entry(`q${number}`)]);
    await log.close();
    expect(told).toHaveBeenCalledTimes(2);
    told.mockRestore();
  });

  it('that another program moved away or removed is begun anew', async () => {
    const log = await EventLog.open(file);
    await log.append([entry('before')]);
    await rename(file, `${file}.moved`);
    await log.append([entry('between')]);
    await rm(file);
    await log.append([entry('after')]);
    await log.close();
    expect([await queriesIn(`${file}.moved`), await queriesIn(file)]).toEqual([
      ['before'],
      ['after'],
    ]);
  });

  it('is read by the report whatever was searched', async () => {
    const queries = ['a\u2028b', 'c\u2029d', 'e\u0085f', '\u001b[2J', '\ud800', '"\\\n\r'];
    const log = await EventLog.open(file);
    await log.append(queries.map(entry));
    await log.close();
    const {entries, problems} = await readLog(file);
    expect([problems, entries.length]).toEqual([[], queries.length]);
  });
});

it('a search far behind the last page is a line that the report reads', async () => {
  const search = readSearch({query: 'run', page: Number.MAX_SAFE_INTEGER}, 'docs');
  const log = await EventLog.open(file);
  await log.append(queryEntry(search, {nbHits: 1, hits: 0}));
  await log.close();
  const {entries, problems} = await readLog(file);
  expect([problems, entries.length]).toEqual([[], 1]);
});

describe('the quota of a client', () => {
  it('ends what it may add, of queries and of events each, and leaves that of others', () => {
    const quota = new ClientQuota(500);
    const takes = (kind: 'query' | 'event', client: string) =>
      quota.takes(kind, client, [entry('x'.repeat(100))]);
    expect([1, 2, 3, 4].map(() => takes('query', 'a'))).toEqual([true, true, false, false]);
    expect([takes('event', 'a'), takes('query', 'b')]).toEqual([true, true]);
  });
});
