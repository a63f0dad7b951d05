import {join} from 'node:path';
import {resolveMarkdownLinkPathname} from '@docusaurus/utils';
import type {Link, Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {withFiles} from '@toolhive-docs/evidence/testing';
import {remarkFileLinks} from './remarkFileLinks';

const TRANSLATIONS = 'i18n/de/docusaurus-plugin-content-docs/current';
const siteDir = withFiles({
  'docs/toolhive/a.mdx': '',
  'docs/toolhive/b.mdx': '',
  'docs/toolhive/deep/c.mdx': '',
  [`${TRANSLATIONS}/toolhive/a.mdx`]: '',
});

/** The link of a page after the plugin. */
function linkOf(page: string, url: string): string {
  const link: Link = {type: 'link', url, children: []};
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [link]}]};
  remarkFileLinks({siteDir})(tree, new VFile({path: join(siteDir, page)}));
  return link.url;
}

/** Where the framework leads a link of a page in a language into which `a` alone is translated. */
function leadsTo(page: string, url: string): string | null {
  return resolveMarkdownLinkPathname(linkOf(page, url).replace(/#.*/, ''), {
    sourceFilePath: join(siteDir, page),
    sourceToPermalink: new Map([
      [`@site/${TRANSLATIONS}/toolhive/a.mdx`, '/de/toolhive/a'],
      ['@site/docs/toolhive/b.mdx', '/de/toolhive/b'],
      ['@site/docs/toolhive/deep/c.mdx', '/de/toolhive/deep/c'],
    ]),
    siteDir,
    contentPaths: {
      contentPath: join(siteDir, 'docs'),
      contentPathLocalized: join(siteDir, TRANSLATIONS),
    },
  });
}

it.each([
  ['a translated page to one that is not', `${TRANSLATIONS}/toolhive/a.mdx`, './b.mdx', 'b'],
  ['a page that is not translated to one that is', 'docs/toolhive/b.mdx', './a.mdx#part', 'a'],
  ['a folder to the one above it', 'docs/toolhive/deep/c.mdx', '../a.mdx', 'a'],
  ['a page to one in a folder', 'docs/toolhive/b.mdx', './deep/c.mdx?x=1', 'deep/c'],
])('leads from %s', (_what, page, url, to) => {
  expect(leadsTo(page, url.replace(/\?.*/, ''))).toBe(`/de/toolhive/${to}`);
});

it('keeps what stands behind the file, and links to files that are not there, to other sites and to addresses', () => {
  const page = 'docs/toolhive/b.mdx';
  expect(linkOf(page, './deep/c.mdx?x=1#part')).toBe('/toolhive/deep/c.mdx?x=1#part');
  for (const url of [
    './none.mdx',
    '../../../x.mdx',
    'https://a.example/b.mdx',
    '/toolhive/a',
    '#p',
  ])
    expect(linkOf(page, url)).toBe(url);
  expect(linkOf('src/pages/x.mdx', './a.mdx')).toBe('./a.mdx');
});
