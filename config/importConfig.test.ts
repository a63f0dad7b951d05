import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {importConfig} from './importConfig.cjs';

let folder = '';
const write = (file: string, text: string): Promise<void> =>
  writeFile(path.join(folder, file), text);
const entry = (): URL => pathToFileURL(path.join(folder, 'site.ts'));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'config-'));
  await write('title.ts', `export const title: string = 'One';`);
});
afterEach(() => rm(folder, {recursive: true}));

it('a configuration is read with the TypeScript that it imports, and each file knows where it lies', async () => {
  await write(
    'site.ts',
    `import {title} from './title';\nexport const config = {title, url: import.meta.url};`,
  );
  expect(await importConfig(entry())).toEqual({title: 'One', url: entry().href});
});

it('a configuration is read anew after a file of it has changed', async () => {
  await write('site.ts', `import {title} from './title';\nexport const config = {title};`);
  expect(await importConfig(entry())).toEqual({title: 'One'});
  await write('title.ts', `export const title = 'Two';`);
  expect(await importConfig(entry())).toEqual({title: 'Two'});
});

it('a wrong line is told with its file and place', async () => {
  await write('site.ts', 'export const config = {;');
  await expect(importConfig(entry())).rejects.toThrow(/site\.ts:1:23: ERROR: /);
});
