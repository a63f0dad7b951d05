import {existsSync} from 'node:fs';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {renameByContent} from './renameByContent';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'css-'));
});
afterEach(() => rm(folder, {recursive: true}));

it('a style sheet is named by what it holds, and pages name it so', async () => {
  const sheet = path.join(folder, 'styles.00000000.css');
  const pages = new Map([['index.html', '<link href=/assets/css/styles.00000000.css>']]);
  await writeFile(sheet, 'a{} b{}');
  const first = await renameByContent(sheet, 'a{}', pages);
  expect(existsSync(sheet)).toBe(false);
  expect(await readFile(first, 'utf8')).toBe('a{}');
  expect(pages.get('index.html')).toBe(`<link href=/assets/css/${path.basename(first)}>`);
  const second = await renameByContent(first, 'b{}', pages);
  expect(path.basename(second)).not.toBe(path.basename(first));
});
