import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';

const packages = fileURLToPath(new URL('..', import.meta.url));

/** Every module that one module leads to, inside the packages and outside of them. */
function reachable(entry: string): {files: Set<string>; outside: Set<string>} {
  const files = new Set<string>();
  const outside = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)) {
      if (target.startsWith('.')) visit(fileURLToPath(new URL(`${target}.ts`, `file://${file}`)));
      else outside.add(target);
    }
  };
  visit(entry);
  return {files, outside};
}

test('the sandbox needs nothing of Node and nothing but Hono', () => {
  const {files, outside} = reachable(`${packages}/api-sandbox/index.ts`.replace('//', '/'));
  expect(files.size).toBeGreaterThan(30);
  expect([...outside].sort()).toEqual(['hono', 'hono/tiny']);
  for (const file of files)
    expect(readFileSync(file, 'utf8'), file).not.toMatch(
      /\b(process|Buffer|require|__dirname|globalThis\.process|eval|new Function)\b[.(]/,
    );
});

test('every golden file is a file the tests read', () => {
  expect(
    readdirSync(`${packages}/api-sandbox/golden`).filter((file) => !/\.(http|yaml)$/.test(file)),
  ).toEqual([]);
});
