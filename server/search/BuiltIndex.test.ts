import {rename, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {BuiltIndex} from './BuiltIndex';
import {writeIndexFile, writeSearchBuild} from './testing/searchBuild';

let buildDir = '';
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(buildDir, {recursive: true, force: true});
});

/** A state of the disk is read once in a turn of the event loop. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('an index that comes after the manifest that names it is opened, and told of once', async () => {
  buildDir = await writeSearchBuild();
  const written = join(buildDir, 'assets/search/index.1.json');
  await rename(written, `${written}.later`);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const index = new BuiltIndex(buildDir);
  expect(() => index.open()).toThrow('Search index not found');
  await nextTurn();
  expect(() => index.open()).toThrow('Search index not found');
  const told = log.mock.calls.length;
  await rename(`${written}.later`, written);
  await vi.waitFor(() => expect(index.open()).toBeDefined(), {timeout: 5000});
  expect(log.mock.calls.length).toBe(told);
});

it('while a new index is missing, the last one answers', async () => {
  buildDir = await writeSearchBuild();
  vi.spyOn(console, 'error').mockReturnValue();
  const index = new BuiltIndex(buildDir);
  const before = index.open();
  await nextTurn();
  await writeIndexFile(buildDir, 'index.2.json', {'/new': '<h1>New</h1>'});
  await rm(join(buildDir, 'assets/search/index.2.json'));
  expect(index.open()).toBe(before);
});
