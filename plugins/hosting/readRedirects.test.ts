import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {readRedirects} from './readRedirects';

const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
afterAll(() => rmSync(folder, {recursive: true}));

const read = (...lines: string[]) => {
  const file = join(folder, 'redirects.yaml');
  writeFileSync(file, `redirects:\n${lines.map((line) => `  - ${line}\n`).join('')}`);
  return readRedirects(file);
};

it('takes different addresses, with and without anchors', () => {
  expect(
    read('{from: /a, to: /c}', "{from: '/b#x', to: '/c#x'}", "{from: '/b#y', to: '/c#y'}"),
  ).toHaveLength(3);
});

it.each(['/a', '/a/', '/a.html', '/a/index.html'])(
  'refuses %s beside /a, which is the same address',
  (from) => {
    expect(() => read('{from: /a, to: /b}', `{from: ${from}, to: /c}`)).toThrow(
      `redirects.yaml: redirects.1.from = "${from}": the same address as redirects.0.from; allowed: each address once.\nFix: remove one of the two redirects.`,
    );
  },
);

it.each([
  ['/old/', '/old'],
  ['/a.html', '/a#part'],
  ['/a', '/a/index.html?b=c'],
])('refuses %s that leads to %s, which is the same address', (from, to) => {
  expect(() => read(`{from: ${from}, to: '${to}'}`)).toThrow(
    `redirects.yaml: redirects.0.to = "${to}": the same address as redirects.0.from; allowed: another one.\nFix: `,
  );
});

it('names file, field, value, what is allowed and the fix of an address of another host', () => {
  expect(() => read('{from: /a, to: //b.example}')).toThrow(
    /redirects\.yaml has an invalid value:\n {2}redirects\.0\.to = "\/\/b\.example": allowed: a path .*\nFix: /,
  );
});
