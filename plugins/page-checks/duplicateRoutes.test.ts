import {expect, it} from 'vitest';
import {duplicateRoutes} from './duplicateRoutes';

it('names the route and every file that claims it', () => {
  expect(
    duplicateRoutes([
      {route: '/a/', file: 'docs/a/index.mdx'},
      {route: '/a', file: 'docs/a.mdx'},
      {route: '/b', file: 'docs/b.mdx'},
    ]),
  ).toEqual([
    'docs/a/index.mdx and docs/a.mdx have the same route /a. Change the slug, or the file name, of all but one.',
  ]);
});

it('finds nothing wrong with pages of their own routes', () => {
  expect(
    duplicateRoutes([
      {route: '/a', file: 'docs/a.mdx'},
      {route: '/b', file: 'docs/b.mdx'},
    ]),
  ).toEqual([]);
});
