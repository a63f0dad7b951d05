import type {SearchRequest, SearchResult} from '@toolhive-docs/search-engine';
import {describe, expect, it} from 'vitest';
import {searchOrText} from './searchOrText';

/** Asks for a query of which parts in quotes are found nowhere; says as what it was asked. */
async function asked(query: string, advancedSyntax = true): Promise<readonly unknown[]> {
  const seen: unknown[] = [];
  const search = (requests: readonly SearchRequest[]) => {
    seen.push(...requests.map((request) => request.advancedSyntax));
    return Promise.resolve(
      requests.map((request) => ({nbHits: request.advancedSyntax ? 0 : 3}) as SearchResult),
    );
  };
  await searchOrText(search, [{query, advancedSyntax}]);
  return seen;
}

describe('a part in quotes that is found nowhere', () => {
  it('is text where words are around it', async () => {
    for (const query of [
      'Back-off pulling image "ghcr.io/acme/tool"',
      'User "system:serviceaccount:x" cannot list',
      '"x" is forbidden',
    ])
      expect(await asked(query), query).toEqual([true, false]);
  });

  it('is meant so where it is the whole query, or is what must not be there', async () => {
    for (const query of ['"kubernetes transprot"', '  "one" ', 'thv -"some words"', 'no quotes'])
      expect(await asked(query), query).toEqual([true]);
  });

  it('is not asked twice where it was text already', async () => {
    expect(await asked('image "x" missing', false)).toEqual([false]);
  });
});

it('what is found is not asked again', async () => {
  const results = [{nbHits: 1} as SearchResult];
  expect(
    await searchOrText(
      () => Promise.resolve(results),
      [{query: 'thv "run"', advancedSyntax: true}],
    ),
  ).toBe(results);
});
