import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {cacheEntry} from './cacheEntry';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const entry = (...inputs: string[]) => cacheEntry<{made: number}>('model', inputs, folder);

it('a result is found again by the same inputs, and by no others', () => {
  expect(entry('a', 'b').value).toBeUndefined();
  expect(entry('a', 'b').keep({made: 1})).toEqual({made: 1});
  expect(entry('a', 'b').value).toEqual({made: 1});
  for (const others of [['a', 'c'], ['ab'], ['a'], ['b', 'a'], ['a', 'b', '']])
    expect(entry(...others).value).toBeUndefined();
});

it('a file that holds something else is no result', () => {
  writeFileSync(path.join(folder, 'model.json'), '{"key": "');
  expect(entry('a').value).toBeUndefined();
});

it('where nothing can be written, the result is there and nothing is kept', () => {
  const file = path.join(folder, 'no-folder');
  writeFileSync(file, '');
  const blocked = cacheEntry<{made: number}>('model', ['a'], file);
  expect(blocked.keep({made: 1})).toEqual({made: 1});
  expect(blocked.value).toBeUndefined();
});
