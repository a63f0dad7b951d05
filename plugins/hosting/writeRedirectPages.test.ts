import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {writeRedirectPages} from './writeRedirectPages';

it.each([
  ['/a.html', 'a/index.html'],
  ['/a/', 'a.html'],
  ['/a/index.html', 'a.html'],
  ['/file.txt', 'file.txt'],
  ['/', 'index.html'],
])('a redirect cannot begin at %s while %s is there', async (from, file) => {
  const redirects = [{from, to: '/b'}];
  await expect(
    writeRedirectPages('unused', {redirects, baseUrl: '/'}, 'https://a.example', new Set([file])),
  ).rejects.toThrow(
    `specs/redirects.yaml: ${from} is still a file of the site, ${file}.\nFix: remove the redirect, or the page.`,
  );
});

it('a redirect is the file that hosts send for its address, with the ending that the address has', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'redirect-pages-'));
  onTestFinished(() => rmSync(outDir, {recursive: true}));
  const redirects = ['/old.html', '/older/page/'].map((from) => ({from, to: '/new'}));
  await writeRedirectPages(outDir, {redirects, baseUrl: '/'}, 'https://a.example', new Set());
  expect(readdirSync(outDir, {recursive: true}).sort()).toEqual([
    'old.html',
    'older',
    path.join('older', 'page'),
    path.join('older', 'page', 'index.html'),
  ]);
});
