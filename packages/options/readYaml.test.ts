import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import * as z from 'zod';
import {readYaml} from './readYaml';

const folder = mkdtempSync(join(tmpdir(), 'yaml-'));
afterAll(() => rmSync(folder, {recursive: true}));

const read = (text: string) => {
  const file = join(folder, 'a.yaml');
  writeFileSync(file, text);
  return readYaml(z.strictObject({days: z.int()}), file, 'specs/a.yaml');
};

it('gives back what the file says', () => {
  expect(read('days: 3')).toEqual({days: 3});
});

it('names the file and the line of what is no YAML', () => {
  expect(() => read('# Days.\ndays: b: c')).toThrow(
    /^specs\/a\.yaml is not YAML: .* at line 2, column 7:\n[\s\S]*\nFix: correct this in specs\/a\.yaml\.$/,
  );
});

it('names the file, the alias that has no anchor and its line', () => {
  expect(() => read('# Days.\ndays: *none')).toThrow(
    /^specs\/a\.yaml is not YAML: Unresolved alias .*: none at line 2\nFix: correct this in specs\/a\.yaml\.$/,
  );
});

it.each([
  ['', /specs\/a\.yaml has an invalid value:\n {2}\(top level\) = null: allowed: an object\nFix: /],
  ['days: three', /specs\/a\.yaml has an invalid value:\n {2}days = "three": allowed: a number\n/],
])('names the file, the key, the value and what is allowed: "%s"', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

it('names the file that is missing, and what to do', () => {
  expect(() => readYaml(z.unknown(), join(folder, 'none.yaml'), 'specs/none.yaml')).toThrow(
    /^specs\/none\.yaml cannot be read: .*ENOENT.*\nFix: restore the file\.$/,
  );
});
