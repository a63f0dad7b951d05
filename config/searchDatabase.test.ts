import {expect, it} from 'vitest';
import {searchDatabase} from './searchDatabase';

const url = 'postgres://one,two/docs';

it('the server searches in a database only when it is told to', () => {
  expect(searchDatabase({SEARCH_BACKEND: 'postgresql', SEARCH_DATABASE_URL: url})).toBe(url);
  expect(searchDatabase({SEARCH_BACKEND: 'embedded', SEARCH_DATABASE_URL: url})).toBeUndefined();
  expect(() =>
    searchDatabase({SEARCH_BACKEND: 'postgresql', SEARCH_DATABASE_URL: undefined}),
  ).toThrow(/has SEARCH_BACKEND = "postgresql" but not SEARCH_DATABASE_URL.*\nFix: set/);
});
