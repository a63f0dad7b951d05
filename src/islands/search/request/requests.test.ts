import {describe, expect, it} from 'vitest';
import {boxRequest} from './boxRequest';
import {facetFiltersFor} from './context';
import {pageRequests} from './pageRequests';

const context = {
  indexName: 'docs',
  facetFilters: facetFiltersFor('en', ['default', 'docs-default-current']),
  clickAnalytics: true,
};

describe('what is asked', () => {
  it(
    'by the box is what the protocol says',
    {tags: ['7.1-2', '7.1-3', '7.1-4', '7.1-5', '7.1-6', '7.1-7', '9-10']},
    () => {
      expect(boxRequest('run', context, 10)).toMatchObject({
        query: 'run',
        optionalWords: 'run',
        indexName: 'docs',
        hitsPerPage: 20,
        clickAnalytics: true,
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        snippetEllipsisText: '…',
        attributesToRetrieve: [
          ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
          ...['content', 'type', 'url'],
          // Ours: the filters of the results page, and the marks of hits, are by kind.
          'kind',
        ],
        attributesToSnippet: [
          ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`),
          'content:10',
        ],
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
        ],
      });
    },
  );

  it.each([
    ['unknown command "ps" for "thv"', false],
    ['no matches for kind "MCPServer" in version "toolhive.stacklok.dev/v1alpha1"', false],
    ['port 8080 is already in use', false],
    ['thv "run"', true],
  ])('by the box leaves quotation marks of messages alone: %s', (query, advancedSyntax) => {
    expect(boxRequest(query, context, 10)).toMatchObject({advancedSyntax});
  });

  it('by the results page is each page of hits, then the number of hits of each kind without the filter', () => {
    const requests = pageRequests('run', 'command', 2, context, 5);
    expect(requests.map(({page, hitsPerPage}) => [page, hitsPerPage])).toEqual([
      [0, 20],
      [1, 20],
      [undefined, 0],
    ]);
    expect(requests[0]?.facetFilters).toContainEqual('kind:command');
    expect(requests.at(-1)).toMatchObject({facets: ['kind'], facetFilters: context.facetFilters});
  });
});
