import {expect, it} from 'vitest';
import {folderPage} from './folderPage';

const site = {
  baseUrl: '/docs/',
  script: 'assets/js/folder.js',
  pages: new Map([
    ['/docs', 'index.html'],
    ['/docs/a/b', 'a/b/index.html'],
  ]),
  elsewhere: ['/docs/de/'],
  origin: 'https://docs.example',
};
const page = (body: string, file = 'a/b/index.html'): string =>
  folderPage(`<!doctype html><html><head></head><body>${body}</body></html>`, file, site).html;

it('leads from page to page by files, from where the page lies', () => {
  expect(page('<a href="/docs/">x</a>')).toContain('href="../../index.html"');
  expect(page('<a href="/docs/a/b/#c">x</a>')).toContain('href="../../a/b/index.html#c"');
  expect(page('<a href="/docs/a/b?q=1#c">x</a>', 'index.html')).toContain(
    'href="a/b/index.html?q=1#c"',
  );
});

it('leaves other addresses as they are', () => {
  for (const address of [
    'https://example.com/docs/',
    '#c',
    '//example.com',
    '/other',
    'mailto:a@b',
  ])
    expect(page(`<a href="${address}">x</a>`)).toContain(`href="${address}"`);
});

it('leads to the web for pages in other languages', () => {
  for (const address of ['/docs/de/a/b/#c', '/docs/de', '/docs/de?a'])
    expect(page(`<a href="${address}">x</a>`)).toContain(`href="https://docs.example${address}"`);
  expect(page('<a href="/docs/design">x</a>')).toContain('href="../../design"');
});

it('tells which files it leads to', () => {
  const body =
    '<a href="/docs/a/b/#c">x</a><a href="/docs/a%20feed.json?x#y">x</a><a href="/docs/de/">x</a>';
  expect(folderPage(body, 'index.html', site).targets).toEqual(['a/b/index.html', 'a feed.json']);
});

it('names pictures and the one script relative to the page', () => {
  expect(page('<img src="/docs/img/a.svg">')).toContain('src="../../img/a.svg"');
  expect(page('<script src="/docs/assets/js/main.0123abcd.js" defer></script>')).toContain(
    '<script src="../../assets/js/folder.js" defer>',
  );
});

it('drops what only a served site has', () => {
  expect(
    folderPage('<html><head><link rel="manifest" href="/docs/x"></head></html>', 'index.html', site)
      .html,
  ).not.toContain('<link');
});
