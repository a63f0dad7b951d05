import {expect, test} from './test';

const QUERY = {indexName: 'docs', query: 'secret', hitsPerPage: 20};

test('the server sends an answer that it has kept as the one it made, and the browser reads both', async ({
  openPage,
}) => {
  const page = await openPage('/toolhive/quickstart');
  const ask = () =>
    page.evaluate(async (query) => {
      const response = await fetch('/1/indexes/*/queries', {
        method: 'POST',
        headers: {'x-algolia-application-id': 'docs', 'x-algolia-api-key': 'search'},
        body: JSON.stringify({requests: [query]}),
      });
      const {results} = (await response.json()) as {results: readonly {hits: unknown}[]};
      return {
        hits: JSON.stringify(results[0]?.hits),
        kept: response.headers.get('cache-status'),
      };
    }, QUERY);
  const first = await ask();
  const second = await ask();
  expect(first.hits).toContain('secret');
  expect(second.hits).toBe(first.hits);
  expect(second.kept).toContain('hit');
});
