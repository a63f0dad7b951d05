import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {PAGE_INDEX} from '@toolhive-docs/agent-files';
import {writeDocsBuild} from '../testing/docsBuild';
import {root} from '../testing/useLibrary';
import {DocsLibrary} from './DocsLibrary';

let buildDir = '';
beforeEach(async () => {
  buildDir = await writeDocsBuild();
});
afterEach(() => rmSync(buildDir, {recursive: true}));

const pagesFile = () => join(buildDir, PAGE_INDEX);

it('a build that is replaced is read again, and the last one answers while the next is broken', async () => {
  const told: string[] = [];
  const library = new DocsLibrary({buildDir, root, log: (message) => void told.push(message)});
  const {index} = library;
  const next = JSON.stringify({...index, title: 'Other docs'});
  writeFileSync(pagesFile(), '{"pages":');
  await nextTurn();
  expect(library.index).toBe(index);
  expect(library.index).toBe(index);
  expect(told).toEqual([
    expect.stringMatching(
      /pages\.json cannot be read, so the last good documentation stays: .* Fix/,
    ),
  ]);
  writeFileSync(pagesFile(), next);
  await nextTurn();
  expect(library.index.title).toBe('Other docs');
});

it('says what is missing of a build, and answers when it has come', async () => {
  const library = new DocsLibrary({buildDir, root});
  renameSync(pagesFile(), `${pagesFile()}.later`);
  expect(() => library.index).toThrow(
    `There is no documentation in ${buildDir}: pages.json is missing. Fix: run \`npm run build\`.`,
  );
  renameSync(`${pagesFile()}.later`, pagesFile());
  await nextTurn();
  expect(library.index.version).toBe('v0.0.47');
});

it('says that there is no search index', () => {
  rmSync(join(buildDir, 'assets/search'), {recursive: true});
  const library = new DocsLibrary({buildDir, root});
  for (const ask of [() => library.index, () => library.engine])
    expect(ask).toThrow('it has no search index that can be read. Fix: run `npm run build`.');
});

it('says what is wrong with a build that cannot be read', () => {
  writeFileSync(pagesFile(), readFileSync(pagesFile(), 'utf8').slice(1));
  expect(() => new DocsLibrary({buildDir, root}).index).toThrow(
    /There is no documentation in .*: .*JSON/,
  );
});

it('answers from a search index that is open already', () => {
  const {engine} = new DocsLibrary({buildDir, root});
  const library = new DocsLibrary({buildDir, root, searchIndex: {read: () => engine}});
  expect(library.engine).toBe(engine);
});
