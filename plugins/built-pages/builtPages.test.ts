import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {builtPagesPlugin, type BuildPart} from '.';
import {pagePlaces} from './pagePlaces';

let outDir = '';
const at = (file: string): string => path.join(outDir, file);
const run = async (...parts: BuildPart[]) => {
  const props = {outDir, baseUrl: '/', routesPaths: ['/guide', '/']} as unknown as Props & {
    content: unknown;
    routesBuildMetadata: never;
    head: never;
  };
  await builtPagesPlugin(...parts)({} as LoadContext).postBuild?.(props);
};

beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'built-'));
  await mkdir(at('guide'));
  await writeFile(at('index.html'), 'start');
  await writeFile(at('guide/index.html'), 'guide');
});
afterEach(() => rm(outDir, {recursive: true}));

describe('parts that work on built pages', () => {
  it('find what those before them made of a page, and the last word is written', async () => {
    const says =
      (word: string): BuildPart =>
      () =>
      () => ({change: (html) => `${html} ${word}`});
    await run(says('one'), says('two'));
    expect(await readFile(at('guide/index.html'), 'utf8')).toBe('guide one two');
    expect(await readFile(at('index.html'), 'utf8')).toBe('start one two');
  });

  it('see all pages as they were drawn before they decide, in the order of the routes', async () => {
    const seen: string[] = [];
    const counts: BuildPart = () => () => ({
      look: (html) => void seen.push(html),
      decide: async () => void seen.push(await Promise.resolve('decided')),
      change: (html) => `${html} of ${seen.join()}`,
      finish: async () => void seen.push(await readFile(at('index.html'), 'utf8')),
    });
    await run(counts);
    expect(seen).toEqual(['guide', 'start', 'decided', 'start of guide,start,decided']);
  });
});

it('pages are found by route below a base path, with either way of naming files, each once, and then those of no route', () => {
  const files = ['404.html', 'a/index.html', 'b.html', 'c/index.html', 'a.js'];
  expect(
    pagePlaces(files, '/docs/', ['/docs/a', '/docs/b', '/docs/c/', '/docs/a', '/docs/d']),
  ).toEqual([
    {file: 'a/index.html', address: {route: '/a', url: '/docs/a'}},
    {file: 'b.html', address: {route: '/b', url: '/docs/b'}},
    {file: 'c/index.html', address: {route: '/c/', url: '/docs/c/'}},
    {file: '404.html'},
  ]);
});
