import {describe, expect, it} from 'vitest';
import {protocolEngine as engine} from '../testing/protocolEngine';
import {answerFacetSearch, readFacetSearch} from './answerFacetSearch';
import type {Parameters} from './readParameters';

describe('the values of a facet', () => {
  const find = (facet: string, parameters: Parameters = {}) =>
    answerFacetSearch(engine, readFacetSearch(facet, parameters, 'docs')).facetHits;

  it('are found by how their words begin, with the hits of each', () => {
    expect(find('kind', {facetQuery: 'CO'})).toEqual(
      [
        {value: 'concept', highlighted: '<em>co</em>ncept', count: 1},
        {value: 'command', highlighted: '<em>co</em>mmand', count: 1},
      ].sort((a, b) => (a.value < b.value ? -1 : 1)),
    );
    expect(find('version', {facetQuery: 'lat', filters: 'kind:command'})).toHaveLength(1);
    expect(find('kind', {query: 'secrets'}).map(({value}) => value)).toEqual(['concept']);
    expect(find('kind', {maxFacetHits: 1})).toHaveLength(1);
    expect(find('kind', {facetQuery: 'x'})).toEqual([]);
  });

  it('come with what was not obeyed', () => {
    const read = readFacetSearch('kind', {filters: 'NOT shape:round'}, 'docs');
    expect(answerFacetSearch(engine, read).warnings).toEqual([
      'no record has the attribute "shape"',
    ]);
  });

  it('of an attribute that is none are refused', () => {
    expect(() => find('content')).toThrow(
      /Cannot search in the values of "content"; allowed: type/,
    );
    expect(() => find('kind', {maxFacetHits: 101})).toThrow(/maxFacetHits must be/);
  });
});
