import {expect, it} from 'vitest';
import {forgottenPages} from './forgottenPages';

const page = {id: 'a/b', file: 'docs/a/b.mdx', frontMatter: {}};

it('names a page that no sidebar has, and how to put it there', () => {
  expect(forgottenPages([page])).toEqual([
    `docs/a/b.mdx is in no sidebar, so no menu leads to it. Fix: add 'a/b' to the sidebars, or name the sidebar that stands beside it in its front matter, as in "displayed_sidebar: docs".`,
  ]);
});

it('says nothing of pages in a sidebar, or beside one on purpose', () => {
  expect(
    forgottenPages([
      {...page, sidebar: 'docs'},
      {...page, frontMatter: {displayed_sidebar: 'docs'}},
    ]),
  ).toEqual([]);
});
