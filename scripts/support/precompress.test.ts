import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {precompress} from './precompress';

let folder = '';
let cache = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  cache = await mkdtemp(join(tmpdir(), 'precompress-cache-'));
});
afterEach(async () => {
  await rm(folder, {recursive: true});
  await rm(cache, {recursive: true});
});

const page = '<p>Simple and secure</p>'.repeat(100);

describe('precompress', () => {
  it('puts both compressed forms beside a page, at any depth', async () => {
    await mkdir(join(folder, 'a/b'), {recursive: true});
    await writeFile(join(folder, 'a/b/index.html'), page);
    const total = await precompress(folder, cache);
    expect(brotliDecompressSync(await readFile(join(folder, 'a/b/index.html.br'))).toString()).toBe(
      page,
    );
    expect(gunzipSync(await readFile(join(folder, 'a/b/index.html.gz'))).toString()).toBe(page);
    expect(total).toMatchObject({files: 1, bytes: page.length});
    expect(total.brotli).toBeLessThan(page.length / 10);
  });

  it.each([
    ['an image', 'logo.png', page],
    ['a file of a few bytes', 'robots.txt', 'User-agent: *'],
  ])('leaves %s alone', async (_, name, content) => {
    await writeFile(join(folder, name), content);
    await precompress(folder, cache);
    expect(await readdir(folder)).toEqual([name]);
  });

  it('takes what it compressed before from the cache, and forgets what is gone', async () => {
    await writeFile(join(folder, 'a.html'), page);
    await writeFile(join(folder, 'b.html'), page.replaceAll('p', 'div'));
    await precompress(folder, cache);
    const remembered = await readdir(cache);
    expect(remembered).toHaveLength(4);

    await rm(join(folder, 'b.html'));
    for (const name of remembered) {
      await writeFile(join(cache, name), `from the cache: ${name}`);
    }
    await precompress(folder, cache);
    expect((await readFile(join(folder, 'a.html.br'))).toString()).toMatch(
      /^from the cache: .*\.br$/,
    );
    expect(await readdir(cache)).toHaveLength(2);
  });
});
