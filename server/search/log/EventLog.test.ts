import {appendFile, chmod, mkdtemp, readFile, rm, stat, truncate} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {openedBelow, TELLS_OPENED} from '../../testing/openedBelow';
import type {QueryEntry} from './entries';
import {EventLog} from './EventLog';

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'event-log-'));
  file = join(folder, 'events.jsonl');
});
afterEach(async () => {
  await chmod(folder, 0o700);
  await rm(folder, {recursive: true});
});

const entry = (query: string): QueryEntry => ({
  type: 'query',
  time: '2026-01-01T00:00:00.000Z',
  queryID: '0',
  query,
  nbHits: 0,
  from: 0,
  hits: 0,
});
const queriesIn = async (path: string) =>
  (await readFile(path, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as QueryEntry).query);

describe('the log of events', () => {
  it('holds entries in their order when they are acknowledged, and keeps those of earlier runs', async () => {
    for (const run of ['a', 'b']) {
      const log = await EventLog.open(file);
      await Promise.all(
        Array.from({length: 200}, (_, number) => log.append([entry(`${run}${number}`)])),
      );
      expect(await queriesIn(file)).toHaveLength(run === 'a' ? 200 : 400);
      await log.close();
    }
    expect((await queriesIn(file)).slice(198, 202)).toEqual(['a198', 'a199', 'b0', 'b1']);
  });

  it('writes what was noted before it closes', async () => {
    const log = await EventLog.open(file);
    for (let number = 0; number < 50; number += 1) log.note([entry(String(number))]);
    await log.close();
    expect(await queriesIn(file)).toHaveLength(50);
  });

  it('closes a line that an earlier process left unfinished', async () => {
    const first = await EventLog.open(file);
    await first.append([entry('whole')]);
    await first.close();
    await appendFile(file, '{"type":"qu');
    const second = await EventLog.open(file);
    await second.append([entry('next')]);
    await second.close();
    const lines = (await readFile(file, 'utf8')).split('\n');
    expect([lines[1], JSON.parse(lines[2] ?? '')]).toEqual(['{"type":"qu', entry('next')]);
  });

  it('sets a large file aside and loses no entry in between', async () => {
    const log = await EventLog.open(file, 1000);
    for (let number = 0; number < 12; number += 1) await log.append([entry(`q${number}`)]);
    // Of those set aside none stays open.
    if (TELLS_OPENED) expect(openedBelow(folder)).toBe(1);
    await log.close();
    // What readers searched is for the server alone, in each of them.
    for (const path of [file, `${file}.1`])
      expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600');
    const [earlier, current] = [await queriesIn(`${file}.1`), await queriesIn(file)];
    expect(current.length).toBeGreaterThan(0);
    expect([...earlier, ...current].slice(-5)).toEqual(['q7', 'q8', 'q9', 'q10', 'q11']);
    expect((await readFile(`${file}.1`)).byteLength).toBeLessThanOrEqual(1000);
  });

  it('goes on after someone emptied the file', async () => {
    const log = await EventLog.open(file);
    await log.append([entry('before')]);
    await truncate(file);
    await log.append([entry('after')]);
    await log.close();
    expect(await queriesIn(file)).toEqual(['after']);
  });

  it('that cannot be written names the file, the variable and the fix', async () => {
    await expect(EventLog.open(join(folder, 'missing', 'x'))).rejects.toThrow(
      /kept in .*missing.*ENOENT[\s\S]*Fix: set EVENTS_LOG/,
    );
    await expect(EventLog.open(folder)).rejects.toThrow(/EISDIR/);
  });
});
