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
  const page = path.join(folder, 'index.html');
  await writeFile(sheet, 'a{} b{}');
  await writeFile(page, '<link href=/assets/css/styles.00000000.css>');
  const first = await renameByContent(sheet, 'a{}', [page]);
  expect(existsSync(sheet)).toBe(false);
  expect(await readFile(first, 'utf8')).toBe('a{}');
  expect(await readFile(page, 'utf8')).toBe(`<link href=/assets/css/${path.basename(first)}>`);
  const second = await renameByContent(first, 'b{}', [page]);
  expect(path.basename(second)).not.toBe(path.basename(first));
});
