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

it('a style sheet is named by what it holds', async () => {
  const sheet = path.join(folder, 'styles.00000000.css');
  await writeFile(sheet, 'a{} b{}');
  const first = await renameByContent(sheet, 'a{}');
  expect(first).toMatch(/^styles\.[0-9a-f]{8}\.css$/);
  expect(existsSync(sheet)).toBe(false);
  expect(await readFile(path.join(folder, first), 'utf8')).toBe('a{}');
  expect(await renameByContent(path.join(folder, first), 'b{}')).not.toBe(first);
});
