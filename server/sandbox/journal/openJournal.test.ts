import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  lstatSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {emptyState, type Change, type SandboxState} from '../../../packages/api-sandbox';
import {World} from '../../../packages/api-sandbox/state/World';
import {temporaryFolder} from '../testing/temporaryFolder';
import {openJournal} from './openJournal';
import {encodeEntry} from './record';

const folder = temporaryFolder();
let count = 0;
const newFile = () => join(folder, `state-${(count += 1)}`);

const register = (name: string): Change => ({type: 'client-registered', name});
const workload = {
  name: 'a',
  image: 'mcp/time',
  port: 20_000,
  createdAt: 1,
  readyAt: 2,
  fails: false,
  stoppedAt: null,
};

/** Opens a file, lets changes happen and closes it. */
async function write(
  file: string,
  changes: readonly Change[],
  compactAfter?: number,
): Promise<SandboxState> {
  const journal = await openJournal(file, compactAfter);
  const world = new World(journal.state);
  for (const change of changes) {
    await journal.append(change, () => world.snapshot());
    world.apply(change);
  }
  await journal.close();
  return world.snapshot();
}

async function read(file: string): Promise<SandboxState> {
  return write(file, []);
}

describe('what is kept comes back', () => {
  test('a file that is not there begins empty', async () =>
    expect(await read(newFile())).toEqual(emptyState));
  test('an empty file begins empty', async () => {
    const file = newFile();
    writeFileSync(file, '');
    expect(await read(file)).toEqual(emptyState);
  });
  test('every kind of change is kept', async () => {
    const file = newFile();
    const changes: Change[] = [
      register('cursor'),
      {type: 'registry-removed', name: 'team'},
      {type: 'workload-created', workload},
      {type: 'workload-stopped', name: 'a', at: 5},
      {type: 'workload-created', workload: {...workload, name: '__proto__', port: 20_001}},
      {type: 'workload-started', name: 'a', readyAt: 9},
      {type: 'workload-created', workload: {...workload, name: 'b "\n é', port: 20_002}},
      {type: 'workload-deleted', name: '__proto__'},
    ];
    const state = await write(file, changes);
    expect(state.workloads.map(({name}) => name)).toEqual(['a', 'b "\n é']);
    expect(await read(file)).toEqual(state);
  });
  test('a file written anew again and again keeps everything', async () => {
    const file = newFile();
    const changes = Array.from({length: 50}, (_, index) => register(`c${index}`));
    await write(file, changes, 3);
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(6);
    expect((await read(file)).clients).toHaveLength(50);
  });
  test('a link to a file stays a link', async () => {
    const file = newFile();
    await write(file, [register('a')]);
    const link = newFile();
    symlinkSync(file, link);
    await write(link, [register('b')]);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect((await read(file)).clients).toEqual(['a', 'b']);
  });
});

describe('what was being written when the program died', () => {
  test('is left out, wherever it broke off', async () => {
    const file = newFile();
    await write(file, [register('a')]);
    appendFileSync(file, encodeEntry({number: 2, change: register('b')}));
    const whole = readFileSync(file);
    const lastLine = whole.lastIndexOf('\n', whole.length - 2) + 1;
    for (let end = lastLine; end < whole.length; end += 1) {
      writeFileSync(file, whole.subarray(0, end));
      const journal = await openJournal(file);
      expect(journal.state.clients).toEqual(['a']);
      expect(journal.unfinished).toBe(end > lastLine);
      await journal.close();
    }
    writeFileSync(file, whole);
    expect((await read(file)).clients).toEqual(['a', 'b']);
  });
  test('a second file left behind does not matter', async () => {
    const file = newFile();
    await write(file, [register('a')]);
    writeFileSync(`${file}.new`, 'half a sta');
    expect((await read(file)).clients).toEqual(['a']);
    expect(existsSync(`${file}.new`)).toBe(false);
  });
  test('a lock of a dead process is taken over', async () => {
    const file = newFile();
    writeFileSync(`${file}.lock`, '999999999');
    expect(await read(file)).toEqual(emptyState);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });
});

describe('a file that cannot be used says why and what to do', () => {
  test('something else', async () => {
    const file = newFile();
    writeFileSync(file, '{"mine": true}\n');
    await expect(openJournal(file)).rejects.toThrow(
      `${file}:1 cannot be read: it is not a line of a state file. Put back a copy of the file, or name another one with --state.`,
    );
    expect(readFileSync(file, 'utf8')).toBe('{"mine": true}\n');
  });
  test('something else in one line', async () => {
    const file = newFile();
    writeFileSync(file, 'precious');
    await expect(openJournal(file)).rejects.toThrow(`${file}:1 cannot be read`);
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });
  test('a changed line', async () => {
    const file = newFile();
    await write(file, [register('a')]);
    appendFileSync(file, encodeEntry({number: 2, change: register('bc')}).replace('bc', 'cb'));
    await expect(openJournal(file)).rejects.toThrow(
      `${file}:3 cannot be read: its checksum does not match, so it was changed or damaged.`,
    );
  });
  test('a missing line', async () => {
    const file = newFile();
    await write(file, []);
    appendFileSync(file, encodeEntry({number: 2, change: register('b')}));
    await expect(openJournal(file)).rejects.toThrow(
      `${file}:2 cannot be read: change 1 should stand here, so lines are missing or doubled.`,
    );
  });
  test('a change of a later version', async () => {
    const file = newFile();
    await write(file, []);
    appendFileSync(
      file,
      encodeEntry({number: 1, change: {type: 'moon-landed', name: 'x'} as unknown as Change}),
    );
    await expect(openJournal(file)).rejects.toThrow(
      'it holds something this version does not know',
    );
  });
  test('a folder', async () => {
    const file = newFile();
    mkdirSync(file);
    await expect(openJournal(file)).rejects.toThrow(
      `${file} is not a file. Name one with --state.`,
    );
  });
  test('a file far too large', async () => {
    const file = newFile();
    writeFileSync(file, '');
    truncateSync(file, 100 * 1024 * 1024);
    await expect(openJournal(file)).rejects.toThrow(
      'is larger than any state file of this program',
    );
  });
  test('a folder that is not there', async () => {
    await expect(openJournal(join(folder, 'none', 'state'))).rejects.toThrow(
      /state\.lock cannot be written \(ENOENT.*\)\. Check the folder and its rights\./,
    );
  });
  test('a file another process writes to', async () => {
    const file = newFile();
    const journal = await openJournal(file);
    await expect(openJournal(file)).rejects.toThrow(`${file} is in use by process ${process.pid}.`);
    await journal.close();
    await (await openJournal(file)).close();
  });
});
