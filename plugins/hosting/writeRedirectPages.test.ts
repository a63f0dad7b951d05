import {expect, it} from 'vitest';
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
