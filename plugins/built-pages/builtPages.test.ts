import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {builtPagesPlugin, routedPages, type BuildPart} from '.';

let outDir = '';
const at = (file: string): string => path.join(outDir, file);
const run = async (...parts: BuildPart[]) => builtPagesPlugin(...parts)({} as LoadContext).postBuild?.({outDir} as Props & {content: unknown; routesBuildMetadata: never; head: never});

beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'built-'));
  await mkdir(at('guide'));
  await writeFile(at('index.html'), 'start');
  await writeFile(at('guide/index.html'), 'guide');
});
afterEach(() => rm(outDir, {recursive: true}));

describe('parts that work on built pages', () => {
  it('find what those before them made of a page, and the last word is written', async () => {
    const says = (word: string): BuildPart => () => async ({pages}) => {
      await Promise.resolve();
      for (const [file, html] of pages) pages.set(file, `${html} ${word}`);
    };
    await run(says('one'), says('two'));
    expect(await readFile(at('guide/index.html'), 'utf8')).toBe('guide one two');
  });

  it('can add a page', async () => {
    await run(() => ({pages}) => void pages.set('old/page/index.html', 'moved'));
    expect(await readFile(at('old/page/index.html'), 'utf8')).toBe('moved');
  });
});

it('pages are found by route below a base path, with either way of naming files, each once', () => {
  const pages = new Map([['a/index.html', 'A'], ['b.html', 'B'], ['c/index.html', 'C']]);
  expect(routedPages(pages, '/docs/', ['/docs/a', '/docs/b', '/docs/c/', '/docs/a', '/docs/404.html'])).toEqual([
    {html: 'A', route: '/a', url: '/docs/a'},
    {html: 'B', route: '/b', url: '/docs/b'},
    {html: 'C', route: '/c/', url: '/docs/c/'},
  ]);
});
