import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readSynonyms} from './readSynonyms';
import {writeIndex, type SearchManifest} from './writeIndex';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'search-'));
});

afterEach(() => rm(dir, {recursive: true}));

async function put(file: string, text: string): Promise<string> {
  const full = path.join(dir, file);
  await mkdir(path.dirname(full), {recursive: true});
  await writeFile(full, text);
  return full;
}

const SCRIPTS = [
  '../js/react.4.js',
  '../js/search-box.1.js',
  '../js/search-client.5.js',
  '../js/search-worker.2.js',
];

describe('the index file', () => {
  beforeEach(() =>
    Promise.all(
      [
        'react.4.js',
        'search-box.1.js',
        'search-client.5.js',
        'search-worker.2.js',
        'main.3.js',
      ].map((name) => put(`assets/js/${name}`, '')),
    ),
  );

  it('has a name that changes with its content, which the manifest says, with the scripts of search', async () => {
    const first = await writeIndex(dir, {versions: {v1: {index: '{"a":1}', first: '{}'}}});
    await put(`${first}.br`, 'compressed');
    const second = await writeIndex(dir, {versions: {v1: {index: '{"a":2}', first: '{}'}}});
    expect(second).toMatch(/^assets\/search\/index\.[0-9a-f]{12}\.json$/);
    expect(second).not.toBe(first);
    const [small, ...others] = await readdir(path.join(dir, 'assets/search'));
    expect(small).toMatch(/^first\.[0-9a-f]{12}\.json$/);
    expect(others).toEqual([path.basename(second), 'manifest.json']);
    expect(
      JSON.parse(await readFile(path.join(dir, 'assets/search/manifest.json'), 'utf8')),
    ).toEqual({
      index: path.basename(second),
      versions: {v1: {index: path.basename(second), first: small}},
      scripts: SCRIPTS,
    });
  });

  it('of all versions is for servers, beside two for the readers of each version', async () => {
    const versions = {v2: {index: '{"a":2}', first: '{}'}, v1: {index: '{"a":1}', first: '{}'}};
    const all = await writeIndex(dir, {versions, all: '{"a":3}'});
    expect(all).toMatch(/^assets\/search\/all\.[0-9a-f]{12}\.json$/);
    const manifest = JSON.parse(
      await readFile(path.join(dir, 'assets/search/manifest.json'), 'utf8'),
    ) as SearchManifest;
    expect(manifest.index).toBe(path.basename(all));
    const read = (name = '') => readFile(path.join(dir, 'assets/search', name), 'utf8');
    expect(await read(manifest.versions['v2']?.index)).toBe('{"a":2}');
    expect(await read(manifest.versions['v1']?.index)).toBe('{"a":1}');
    // Once there is one version, the index of all goes.
    await writeIndex(dir, {versions: {v2: versions.v2}});
    expect(await readdir(path.join(dir, 'assets/search'))).toHaveLength(3);
  });

  it('is refused where a script of search is not in the build', async () => {
    await rm(path.join(dir, 'assets/js/search-worker.2.js'));
    await expect(writeIndex(dir, {versions: {v1: {index: '{}', first: '{}'}}})).rejects.toThrow(
      'webpackChunkName: "search-worker"',
    );
  });
});

describe('synonyms', () => {
  it('of this site are well formed', () => {
    const {groups} = readSynonyms(
      fileURLToPath(new URL('../../specs/search-synonyms.yaml', import.meta.url)),
    );
    expect(groups.length).toBeGreaterThan(0);
  });

  it('with a lonely word are refused, with file, key and what is allowed', async () => {
    const file = await put('synonyms.yaml', 'groups:\n  - [alone]\noneWay: {}\nnames: []\n');
    expect(() => readSynonyms(file)).toThrow(
      /synonyms\.yaml[\s\S]*groups\.0 = \["alone"\]: allowed: /,
    );
  });
});
