import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {digestOfFiles} from './digestOfFiles';

const folder = mkdtempSync(join(tmpdir(), 'digest-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** The digest of files with these texts. */
function digest(texts: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text);
  return digestOfFiles(Object.keys(texts).map((file) => join(folder, file)));
}

it('is the same for the same files in any order', () => {
  expect(digest({a: '1', b: '2'})).toBe(digest({b: '2', a: '1'}));
  expect(digest({a: '1'})).toMatch(/^sha256:[0-9a-f]{64}$/);
});

it('is another one after a byte, a name or the file of a byte has changed', () => {
  const all: Readonly<Record<string, string>>[] = [
    {a: '1', b: '2'},
    {a: '1', b: '3'},
    {a: '1', c: '2'},
    {a: '12', b: ''},
    {a: '1'},
  ];
  expect(new Set(all.map(digest)).size).toBe(5);
});
