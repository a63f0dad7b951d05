import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {emptyState, type Change, type SandboxState} from '@toolhive-docs/api-sandbox';
import {openedBelow, TELLS_OPENED} from '../../testing/openedBelow';
import {temporaryFolder} from '../testing/temporaryFolder';
import {openStateFile} from './openStateFile';

const folder = temporaryFolder();
let count = 0;
const newFile = () => join(folder, `state-${(count += 1)}`);

const register =
  (name: string): Change =>
  (state) => ({...state, clients: [...state.clients, name]});
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
async function write(file: string, changes: readonly Change[]): Promise<SandboxState> {
  const {state: before, save, close} = await openStateFile(file);
  let state = before;
  for (const change of changes) {
    state = change(state);
    await save(state);
  }
  await close();
  return state;
}

const read = (file: string): Promise<SandboxState> => write(file, []);

describe('what is saved comes back', () => {
  test('a file that is not there begins empty', async () =>
    expect(await read(newFile())).toEqual(emptyState));

  test('an empty file begins empty', async () => {
    const file = newFile();
    writeFileSync(file, '');
    expect(await read(file)).toEqual(emptyState);
  });

  test('every kind of change is saved', async () => {
    const file = newFile();
    const put =
      (...workloads: SandboxState['workloads']): Change =>
      (before) => ({...before, workloads});
    const odd = {...workload, name: '__proto__', port: 20_001};
    const quoted = {...workload, name: 'b "\n é', port: 20_002};
    const changes: Change[] = [
      register('cursor'),
      (before) => ({...before, removedRegistries: ['team']}),
      put(workload),
      put({...workload, stoppedAt: 5}, odd),
      put({...workload, readyAt: 9}, odd, quoted),
      put({...workload, readyAt: 9}, quoted),
    ];
    const state = await write(file, changes);
    expect(state.workloads.map(({name}) => name)).toEqual(['a', 'b "\n é']);
    expect(await read(file)).toEqual(state);
  });

  test.skipIf(!TELLS_OPENED)('no file stays open once it is saved', async () => {
    const file = newFile();
    await write(file, [register('a'), register('b')]);
    expect(openedBelow(file)).toBe(0);
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

  test('only its owner can read the file', async () => {
    const file = newFile();
    await write(file, [register('a')]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('what a killed program leaves behind does not matter', () => {
  test('half of a new file', async () => {
    const file = newFile();
    await write(file, [register('a')]);
    writeFileSync(`${file}.new`, '{"format":2,"sta');
    expect((await read(file)).clients).toEqual(['a']);
    expect(existsSync(`${file}.new`)).toBe(false);
  });

  test('a lock', async () => {
    const file = newFile();
    mkdirSync(`${file}.lock`);
    const past = new Date(Date.now() - 10_000);
    utimesSync(`${file}.lock`, past, past);
    expect(await read(file)).toEqual(emptyState);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });
});

describe('a file that cannot be used says why and what to do', () => {
  test.each([
    ['something else', 'precious'],
    ['other JSON', '{"mine": true}\n'],
    ['a file of an earlier version', '{"format":1,"state":{}}\n'],
    ['a half state', '{"format":2,"state":{"clients":["a"],"workloads":[]}}'],
    [
      'a workload from after the end of time',
      JSON.stringify({
        format: 2,
        state: {...emptyState, workloads: [{...workload, createdAt: 1e300}]},
      }),
    ],
    ['text that broke off', '{"format":2,"state":{"clients":["a"]'],
  ])('%s, and is left as it is', async (_, text) => {
    const file = newFile();
    writeFileSync(file, text);
    await expect(openStateFile(file)).rejects.toThrow(
      /state-\d+ is not a state file of this version: [^]+Put back a copy of the file, or name another one with --state\.$/,
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  test('a folder', async () => {
    const file = newFile();
    mkdirSync(file);
    await expect(openStateFile(file)).rejects.toThrow(
      `${file} is not a file. Name one with --state.`,
    );
  });

  test.each([
    ['a file that is not there', () => newFile()],
    ['itself', (link: string) => link],
  ])('a link to %s', async (_, targetOf) => {
    const link = newFile();
    symlinkSync(targetOf(link), link);
    await expect(openStateFile(link)).rejects.toThrow(
      `${link} is a link that leads to no file. Make the file, an empty one will do,`,
    );
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
  });

  test('a path below a file, and a name that is too long', async () => {
    const file = newFile();
    writeFileSync(file, '');
    for (const path of [join(file, 'below'), join(folder, 'x'.repeat(300))])
      await expect(openStateFile(path, 0)).rejects.toThrow(
        new RegExp(
          `^${path}\\.lock cannot be written \\(.*\\)\\. Check the folder and its rights\\.$`,
        ),
      );
  });

  test('a file far too large', async () => {
    const file = newFile();
    writeFileSync(file, '');
    truncateSync(file, 100 * 1024 * 1024);
    await expect(openStateFile(file)).rejects.toThrow(
      'is larger than any state file of this program',
    );
  });

  test('a folder that is not there', async () => {
    await expect(openStateFile(join(folder, 'none', 'state'), 0)).rejects.toThrow(
      /state\.lock cannot be written \(ENOENT.*\)\. Check the folder and its rights\./,
    );
  });

  test('a file another program uses', async () => {
    const file = newFile();
    const first = await openStateFile(file);
    await expect(openStateFile(file, 0)).rejects.toThrow(
      `${file}.lock is held: another sandbox uses the file. Stop it, or name another file with --state.`,
    );
    await first.close();
    await (await openStateFile(file)).close();
  });

  test('a file that another program has taken over is not written to', async () => {
    const file = newFile();
    const first = await openStateFile(file);
    const [past, text] = [new Date(Date.now() - 10_000), readFileSync(file, 'utf8')];
    // As when this process slept: its lock is old, and another one takes it.
    utimesSync(`${file}.lock`, past, past);
    await expect
      .poll(() => first.save(emptyState).catch(String), {timeout: 5000})
      .toContain('was taken over by another sandbox');
    expect(readFileSync(file, 'utf8')).not.toBe('');
    expect(text).toContain('"format":2');
    await first.close();
  });
});
