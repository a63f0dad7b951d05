import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {emptyFolder} from './assembleImage';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'image-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

it('the files of an image before go', () => {
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/main.mjs'), '');
  writeFileSync(join(folder, 'old.html'), '');
  emptyFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
});

it('a folder that does not exist is made', () => {
  const deep = join(folder, 'a/b');
  emptyFolder(deep);
  expect(readdirSync(deep)).toEqual([]);
});

it('a folder with files of somebody is refused, and keeps them', () => {
  writeFileSync(join(folder, 'letter.txt'), 'Dear Ada');
  expect(() => emptyFolder(folder)).toThrow(`${folder} holds files that are not of an image. Fix:`);
  expect(existsSync(join(folder, 'letter.txt'))).toBe(true);
});
