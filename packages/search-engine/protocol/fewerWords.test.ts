import {describe, expect, it} from 'vitest';
import {answerSearch, texts} from '../testing/engines';
import {answerFacetSearch, readFacetSearch} from './answerFacetSearch';
import {browse, readBrowse} from './browse';
import {readSearch} from './readSearch';

const engine = texts('a helm chart');
const ask = (query: string, removeWordsIfNoResults: string) => {
  const {nbHits, queryAfterRemoval} = answerSearch(
    engine,
    readSearch({query, removeWordsIfNoResults, filters: 'type:content'}, 'docs'),
  );
  return [nbHits, queryAfterRemoval];
};
/** Words that stand nowhere. */
const unknown = (count: number) =>
  Array.from({length: count}, (_, at) => `zzqx${'abcdefghijkl'[at]}`).join(' ');
const marked = (count: number) => unknown(count).replace(/\w+/g, '<em>$&</em>');

describe('a query without results', () => {
  it('loses up to five words from its end, or from its beginning', () => {
    expect(ask(`helm ${unknown(5)}`, 'lastWords')).toEqual([1, `helm ${marked(5)}`]);
    expect(ask(`${unknown(5)} helm`, 'firstWords')).toEqual([1, `${marked(5)} helm`]);
    expect(ask(`helm ${unknown(6)}`, 'lastWords')).toEqual([0, undefined]);
    expect(ask(`${unknown(6)} helm`, 'firstWords')).toEqual([0, undefined]);
  });

  it('shows all of its other words, however many there are', () => {
    const query = `${'helm chart '.repeat(6)}zzqx`;
    expect(ask(query, 'lastWords')).toEqual([1, query.replace('zzqx', '<em>zzqx</em>')]);
  });

  it('loses them in a search of values and in a walk through records too', () => {
    const parameters = {query: 'helm zzqx', removeWordsIfNoResults: 'lastWords'};
    const {facetHits} = answerFacetSearch(engine, readFacetSearch('kind', parameters, 'docs'));
    expect(facetHits).toMatchObject([{value: 'guide', count: 1}]);
    expect(browse(engine, readBrowse(parameters, 'docs')).nbHits).toBe(1);
  });
});
