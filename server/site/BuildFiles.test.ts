import {mkdtemp, rename, rm, symlink, truncate, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {openedBelow, TELLS_OPENED} from '../testing/openedBelow';
import {BuildFiles, STREAMED_FROM} from './BuildFiles';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-files-'));
});
afterEach(async () => {
  await rm(root, {recursive: true});
});

/** Writes a file that has been there for a while. */
async function write(name: string, content: string, secondsAgo = 60): Promise<void> {
  await writeFile(join(root, name), content);
  const time = new Date(Date.now() - secondsAgo * 1000);
  await utimes(join(root, name), time, time);
}

const text = (file: {body: Uint8Array | undefined} | undefined) =>
  new TextDecoder().decode(file?.body);

describe('BuildFiles', () => {
  it('gives the same object while the file is unchanged, at once from the second time on', async () => {
    await write('a.txt', 'one');
    const files = new BuildFiles(root);
    const first = await files.read('a.txt');
    expect(first).toBeDefined();
    expect(await files.read('a.txt')).toBe(first);
  });

  it('notices a changed file, also when its size stays the same', async () => {
    await write('a.txt', 'one');
    const files = new BuildFiles(root);
    const before = await files.read('a.txt');
    await write('a.txt', 'two', 30);
    const after = await files.read('a.txt');
    expect([text(before), text(after)]).toEqual(['one', 'two']);
    expect(after?.etag).not.toBe(before?.etag);
  });

  it('notices every change of a file that is written again and again within a moment', async () => {
    const files = new BuildFiles(root);
    for (let number = 100; number < 130; number += 1) {
      await writeFile(join(root, 'a.txt'), String(number));
      // As if the system's clock had not moved on.
      await utimes(join(root, 'a.txt'), new Date(), new Date(Date.now()));
      expect(text(await files.read('a.txt'))).toBe(String(number));
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
  });

  it('gives equal content the same tag, whenever it was written', async () => {
    await write('a.txt', 'same');
    await write('b.txt', 'same', 5000);
    const files = new BuildFiles(root);
    expect((await files.read('a.txt'))?.etag).toBe((await files.read('b.txt'))?.etag);
  });

  it('forgets a deleted file', async () => {
    await write('a.txt', 'one');
    const files = new BuildFiles(root);
    await files.read('a.txt');
    await rm(join(root, 'a.txt'));
    expect(await files.read('a.txt')).toBeUndefined();
  });

  it('drops what was used longest ago when the limit is reached', async () => {
    for (const name of ['a', 'b', 'c']) await write(name, '12345');
    const files = new BuildFiles(root, 10);
    const [a, b] = [await files.read('a'), await files.read('b')];
    await files.read('a');
    await files.read('c');
    expect(await files.read('a')).toBe(a);
    expect(await files.read('b')).not.toBe(b);
  });

  it('reads a file once, however many ask for it at the same time', async () => {
    await write('a', '12345');
    const files = new BuildFiles(root);
    const all = await Promise.all(Array.from({length: 20}, async () => files.read('a')));
    expect(new Set(all).size).toBe(1);
  });

  it('still reads a file larger than the limit', async () => {
    await write('large', 'x'.repeat(100));
    expect(text(await new BuildFiles(root, 10).read('large'))).toHaveLength(100);
  });

  it.each(['nothing', '.', 'a.txt/below', 'n'.repeat(300), 'circle', 'a.txt/../../etc/passwd'])(
    'finds no file at %s',
    async (path) => {
      await write('a.txt', 'one');
      await symlink('circle', join(root, 'circle'));
      const files = new BuildFiles(root);
      expect(files.exists(path)).toBe(false);
      expect(await files.read(path)).toBeUndefined();
    },
  );

  it('finds no file behind a link out of the root', async () => {
    const beside = `${root}-other`;
    await writeFile(beside, 'secret');
    await symlink('/etc/passwd', join(root, 'link'));
    await symlink(beside, join(root, 'near'));
    for (const link of ['link', 'near'])
      expect(await new BuildFiles(root).read(link)).toBeUndefined();
    await rm(beside);
  });

  it('finds no file of two gigabytes', async () => {
    await write('huge.bin', '');
    await truncate(join(root, 'huge.bin'), 2 ** 31);
    expect(new BuildFiles(root).exists('huge.bin')).toBe(false);
  });
});

describe('a large file', () => {
  const bytes = async (stream: ReadableStream<Uint8Array> | undefined) =>
    Buffer.from(await new Response(stream).arrayBuffer()).toString();

  it('is not in memory, and any part of it can be read', async () => {
    await write('large', `${'a'.repeat(STREAMED_FROM)}bcd`);
    const file = await new BuildFiles(root).read('large');
    expect([file?.body, file?.size]).toEqual([undefined, STREAMED_FROM + 3]);
    expect(await bytes(file?.stream(STREAMED_FROM - 2, STREAMED_FROM + 1))).toBe('aabc');
    expect(await bytes(file?.stream(0, STREAMED_FROM + 2))).toHaveLength(STREAMED_FROM + 3);
  });

  it('that another of the same size and time took the place of has another tag', async () => {
    await write('large', 'a'.repeat(STREAMED_FROM));
    await write('other', 'b'.repeat(STREAMED_FROM));
    const time = new Date(Date.now() - 60_000);
    for (const name of ['large', 'other']) await utimes(join(root, name), time, time);
    const files = new BuildFiles(root);
    const before = (await files.read('large'))?.etag;
    await rename(join(root, 'other'), join(root, 'large'));
    const after = (await files.read('large'))?.etag;
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
  });

  it('that changes while it is read breaks off', async () => {
    await write('large', 'a'.repeat(STREAMED_FROM));
    const file = await new BuildFiles(root).read('large');
    const reader = file?.stream(0, STREAMED_FROM - 1).getReader();
    await reader?.read();
    await write('large', 'b'.repeat(STREAMED_FROM), 1);
    await expect(reader?.read()).rejects.toThrow('changed while it was sent');
  });

  it('that loses its name while it is read is read to its end', async () => {
    await write('large', 'a'.repeat(STREAMED_FROM));
    const file = await new BuildFiles(root).read('large');
    const reader = file?.stream(0, STREAMED_FROM - 1).getReader();
    let size = (await reader?.read())?.value?.length ?? 0;
    await rm(join(root, 'large'));
    for (;;) {
      const part = await reader?.read();
      if (part === undefined || part.done) break;
      size += part.value.length;
    }
    expect(size).toBe(STREAMED_FROM);
  });
});

describe.skipIf(!TELLS_OPENED)('no file stays open', () => {
  it('that was read as a whole', async () => {
    await write('a.txt', 'one');
    await new BuildFiles(root).read('a.txt');
    expect(openedBelow(root)).toBe(0);
  });

  it('whose sending ended, was called off, or failed', async () => {
    const readers = [];
    for (const name of ['ended', 'called off', 'failed']) {
      await write(name, 'a'.repeat(STREAMED_FROM));
      const reader = (await new BuildFiles(root).read(name))?.stream(0, 1024 * 128 - 1).getReader();
      await reader?.read();
      readers.push(reader);
    }
    expect(openedBelow(root)).toBe(3);
    const [ended, calledOff, failed] = readers;
    await ended?.read();
    await calledOff?.cancel();
    await write('failed', 'b'.repeat(STREAMED_FROM), 1);
    await expect(failed?.read()).rejects.toThrow('changed while it was sent');
    expect(openedBelow(root)).toBe(0);
  });
});
