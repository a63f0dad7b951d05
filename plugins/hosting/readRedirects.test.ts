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

it('refuses an anchor in two spellings of its page', () => {
  expect(() => read("{from: '/a#x', to: /b}", "{from: '/a/#x', to: /c}")).toThrow(
    'redirects.yaml: redirects.1.from = "/a/#x": the same address as redirects.0.from; allowed: each address once.\nFix: ',
  );
});

it.each([
  [['{from: /a, to: /b}', '{from: /b/, to: /a}']],
  [['{from: /a, to: /b}', "{from: /b, to: '/c#x'}", '{from: /c, to: /a.html}']],
  [["{from: '/a#x', to: '/b#y'}", "{from: '/b#y', to: '/a#x'}"]],
])('refuses redirects that lead in a circle: %j', (lines) => {
  expect(() => read(...lines)).toThrow(
    /redirects\.yaml: redirects\.0\.to = "\/b(#y)?": leads back to redirects\.0\.from; allowed: a way that ends at a page\.\nFix: /,
  );
});

it('takes a way of several steps that ends, and an anchor that moved to another one of its page', () => {
  expect(
    read('{from: /a, to: /b}', '{from: /b, to: /c}', "{from: '/c#old', to: '/c#new'}"),
  ).toHaveLength(3);
});

it('names file, field, value, what is allowed and the fix of an address of another host', () => {
  expect(() => read('{from: /a, to: //b.example}')).toThrow(
    /redirects\.yaml has an invalid value:\n {2}redirects\.0\.to = "\/\/b\.example": allowed: a path .*\nFix: /,
  );
});
