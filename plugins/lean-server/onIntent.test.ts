import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import {ON_INTENT} from './onIntent';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(src, {recursive: true, encoding: 'utf8'}).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
);
const requests = (pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(`${src}/${file}`, 'utf8').matchAll(pattern)].map(
      ([, request = '']) => request,
    ),
  );
const matches = (part: RegExp) => (request: string) => part.test(request);

it('each part that is left out is loaded on intent by a page, and imported by none', () => {
  const loaded = requests(/\bimport\((?:\/\*.*?\*\/ *)?'(.*?)'\)/g);
  const imported = requests(/^(?:import|export) (?!type\b)[^;]*?from '(.*?)'/gm);
  for (const part of ON_INTENT) {
    expect(loaded.filter(matches(part)), String(part)).not.toEqual([]);
    expect(imported.filter(matches(part)), String(part)).toEqual([]);
  }
});
