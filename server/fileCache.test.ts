import {mkdtemp, rm, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {FileCache} from './fileCache';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'file-cache-'));
});
afterEach(async () => {
  await rm(root, {recursive: true});
});

const text = (file: {body: Uint8Array} | undefined) => new TextDecoder().decode(file?.body);

describe('FileCache', () => {
  it('gives the same object while the file is unchanged', async () => {
    await writeFile(join(root, 'a.txt'), 'one');
    const cache = new FileCache(root);
    expect(await cache.read('a.txt')).toBe(await cache.read('a.txt'));
  });

  it('notices a changed file, also when its size stays the same', async () => {
    const file = join(root, 'a.txt');
    await writeFile(file, 'one');
    const cache = new FileCache(root);
    const before = await cache.read('a.txt');
    await writeFile(file, 'two');
    await utimes(file, new Date(), new Date(Date.now() + 5000));
    const after = await cache.read('a.txt');
    expect(text(after)).toBe('two');
    expect(after?.etag).not.toBe(before?.etag);
  });

  it('gives equal content the same tag, whenever it was written', async () => {
    await writeFile(join(root, 'a.txt'), 'same');
    await writeFile(join(root, 'b.txt'), 'same');
    await utimes(join(root, 'b.txt'), new Date(0), new Date(0));
    const cache = new FileCache(root);
    expect((await cache.read('a.txt'))?.etag).toBe((await cache.read('b.txt'))?.etag);
  });

  it('forgets a deleted file', async () => {
    await writeFile(join(root, 'a.txt'), 'one');
    const cache = new FileCache(root);
    await cache.read('a.txt');
    await rm(join(root, 'a.txt'));
    expect(await cache.read('a.txt')).toBeUndefined();
  });

  it('drops what was used longest ago when the limit is reached', async () => {
    for (const name of ['a', 'b', 'c']) {
      await writeFile(join(root, name), '12345');
    }
    const cache = new FileCache(root, 10);
    const [a, b] = [await cache.read('a'), await cache.read('b')];
    await cache.read('a');
    await cache.read('c');
    expect(await cache.read('a')).toBe(a);
    expect(await cache.read('b')).not.toBe(b);
  });

  it('has a file in memory once, also when it dropped one that an answer still holds', async () => {
    for (const name of ['a', 'b']) await writeFile(join(root, name), '12345');
    const cache = new FileCache(root, 5);
    const held = await cache.read('a');
    await cache.read('b');
    expect((await cache.read('a'))?.body.buffer).toBe(held?.body.buffer);
  });

  it('never gives the old content of a file that was replaced while an answer holds it', async () => {
    await writeFile(join(root, 'a'), 'one');
    const cache = new FileCache(root, 1);
    const held = await cache.read('a');
    await writeFile(join(root, 'a'), 'two');
    await utimes(join(root, 'a'), new Date(), new Date(Date.now() + 5000));
    expect([text(await cache.read('a')), text(held)]).toEqual(['two', 'one']);
  });

  it('still reads a file larger than the limit', async () => {
    await writeFile(join(root, 'large'), 'x'.repeat(100));
    expect(text(await new FileCache(root, 10).read('large'))).toHaveLength(100);
  });

  it.each(['nothing', '.', 'a.txt/below', 'n'.repeat(300)])('finds no file at %s', async (path) => {
    await writeFile(join(root, 'a.txt'), 'one');
    expect(await new FileCache(root).read(path)).toBeUndefined();
  });
});
