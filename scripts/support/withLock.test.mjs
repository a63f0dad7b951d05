import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {withLock} from './withLock.mjs';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'below', 'lock');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  rmSync(folder, {recursive: true});
  vi.restoreAllMocks();
});

/** A process id that was alive a moment ago. */
const deadPid = () => spawnSync(process.execPath, ['--eval', '']).pid;

describe('withLock', () => {
  it('gives back what the work gives, and leaves nothing behind', async () => {
    expect(await withLock(file, async () => readFileSync(file, 'utf8'))).toBe(String(process.pid));
    expect(existsSync(file)).toBe(false);
  });

  it('is released when the work fails', async () => {
    await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(file)).toBe(false);
  });

  it('a lock whose process is gone is taken over', async () => {
    await withLock(file, async () => {});
    writeFileSync(file, String(deadPid()));
    expect(await withLock(file, async () => 'done')).toBe('done');
  });

  it('a lock that has not been renewed for a minute is taken over', async () => {
    await withLock(file, async () => {});
    writeFileSync(file, String(process.ppid));
    utimesSync(file, new Date(), new Date(Date.now() - 61_000));
    expect(await withLock(file, async () => 'done')).toBe('done');
  });

  it('processes that start at once do their work one after the other', async () => {
    const log = join(folder, 'log');
    const program = `
      import {appendFileSync} from 'node:fs';
      import {setTimeout} from 'node:timers/promises';
      const {withLock} = await import(${JSON.stringify(import.meta.resolve('./withLock.mjs'))});
      await withLock(${JSON.stringify(file)}, async () => {
        appendFileSync(${JSON.stringify(log)}, 'in ');
        await setTimeout(50);
        appendFileSync(${JSON.stringify(log)}, 'out ');
      });`;
    const processes = Array.from({length: 4}, () =>
      spawn(process.execPath, ['--input-type=module', '--eval', program]),
    );
    await Promise.all(processes.map((process) => once(process, 'close')));
    expect(readFileSync(log, 'utf8')).toBe('in out '.repeat(4));
  });
});
