import {expect, it} from 'vitest';
import {forgottenPages} from './forgottenPages';

const page = {id: 'a/b', file: 'docs/a/b.mdx', unlisted: false, frontMatter: {}};

it('names a page that no sidebar has, and how to put it there', () => {
  expect(forgottenPages([page])).toEqual([
    `docs/a/b.mdx is in no sidebar, so no menu leads to it. Fix: add 'a/b' to the sidebars, or put "unlisted: true" into its front matter.`,
  ]);
});

it('says nothing of pages in a sidebar, beside one or beside none on purpose, and of unlisted ones', () => {
  expect(
    forgottenPages([
      {...page, sidebar: 'docs'},
      {...page, frontMatter: {displayed_sidebar: null}},
      {...page, unlisted: true},
    ]),
  ).toEqual([]);
});
