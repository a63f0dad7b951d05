import {describe, expect, it} from 'vitest';
import {attributeTest} from '../result/hitOf';
import {answerSearch, type ProtocolResult} from '../testing/engines';
import {protocolEngine as engine} from '../testing/protocolEngine';
import {browse, readBrowse} from './browse';
import {findObject, withAttributes} from './objects';
import {readParameters, type Parameters} from './readParameters';
import {readSearch} from './readSearch';

const ask = (parameters: Parameters): ProtocolResult =>
  answerSearch(engine, readSearch(readParameters(parameters), 'docs'));
const pages = (parameters: Parameters): string[] =>
  [...new Set(ask(parameters).hits.map(({url_without_anchor: page}) => page!))].sort();
const refused = (parameters: Parameters): string => {
  try {
    ask(parameters);
  } catch (error) {
    return (error as {status: number; message: string}).message;
  }
  return 'answered';
};

describe('parameters', () => {
  it('stand beside each other, in an object, or in a string as in an address', () => {
    const {params: _, ...wanted} = ask({query: 'container', hitsPerPage: 1, facets: ['kind']});
    const timeless = {...wanted, processingTimeMS: 0, serverTimeMS: 0};
    for (const given of [
      {params: {query: 'container', hitsPerPage: 1, facets: ['kind']}},
      {params: 'query=container&hitsPerPage=1&facets=kind'},
      {params: 'query=container&hitsPerPage=1&facets=%5B%22kind%22%5D'},
      {query: 'container', params: 'query=other&hitsPerPage=1&facets=kind'},
    ]) {
      const {params: __, ...result} = ask(given);
      expect({...result, processingTimeMS: 0, serverTimeMS: 0}).toEqual(timeless);
    }
  });

  it('give a result with every field of the protocol', () => {
    expect(ask({query: 'container', facets: ['kind', 'weight.pageRank'], page: 0})).toMatchObject({
      nbHits: 3,
      nbSortedHits: 3,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      exhaustiveNbHits: true,
      exhaustiveTypo: true,
      exhaustiveFacetsCount: true,
      exhaustive: {nbHits: true, typo: true, facetsCount: true},
      facets: {kind: {guide: 2, command: 1}, 'weight.pageRank': {0: 1, 3: 2}},
      facets_stats: {'weight.pageRank': {min: 0, max: 3, avg: 2, sum: 6}},
      index: 'docs',
    });
  });

  it.each([
    [{filters: 'kind:command'}, ['/cli']],
    [{filters: 'kind:command', facetFilters: ['kind:guide']}, []],
    [{facetFilters: [['kind:command', 'kind:guide']], filters: 'NOT kind:guide'}, ['/cli']],
    [{numericFilters: ['weight.pageRank>=1']}, ['/run']],
    [{numericFilters: [['weight.pageRank=3', 'weight.pageRank<0']]}, ['/run']],
    [{tagFilters: ['any']}, []],
    [{tagFilters: '-any'}, ['/cli', '/run']],
    [{restrictSearchableAttributes: ['hierarchy.lvl1']}, []],
    [{restrictSearchableAttributes: ['content']}, ['/cli', '/run']],
    [{query: 'containre', typoTolerance: false}, []],
    [{query: 'containre', typoTolerance: true}, ['/cli', '/run']],
    [{query: 'containre', minWordSizefor1Typo: 10, minWordSizefor2Typos: 12}, []],
    [{query: 'containre', typoTolerance: 'min'}, ['/cli', '/run']],
    [{query: 'ports', ignorePlurals: false}, ['/run']],
    [{query: 'backgr'}, ['/cli']],
    [{query: 'backgr', queryType: 'prefixNone'}, []],
    [{query: 'backgr cont', removeWordsIfNoResults: 'none'}, []],
    [{query: 'backgr cont', queryType: 'prefixAll', removeWordsIfNoResults: 'none'}, ['/cli']],
    [{query: 'password'}, ['/secrets']],
    [{query: 'password', synonyms: false}, []],
    [{query: 'container 8081', removeWordsIfNoResults: 'none'}, []],
    [{query: 'container 8081', removeWordsIfNoResults: 'lastWords'}, ['/cli', '/run']],
    [{query: '8081 container', removeWordsIfNoResults: 'lastWords'}, []],
    [{query: '8081 container', removeWordsIfNoResults: 'firstWords'}, ['/cli', '/run']],
  ])('%j finds %j', (parameters, found) => {
    expect(pages({query: 'container', ...parameters})).toEqual(found);
  });

  it('say which words were left out of a query without results', () => {
    const {query, queryAfterRemoval} = ask({
      query: 'container <8081>',
      removeWordsIfNoResults: 'lastWords',
    });
    expect([query, queryAfterRemoval]).toEqual([
      'container <8081>',
      'container <em>&lt;8081&gt;</em>',
    ]);
  });

  it('put hits that meet optional filters first', () => {
    const first = (optionalFilters: unknown) =>
      ask({query: 'container', optionalFilters}).hits[0]!.url_without_anchor;
    expect(first(['kind:command'])).toBe('/cli');
    expect(first(['-kind:command'])).toBe('/run');
    expect(first(['kind:command<score=1>', 'kind:guide<score=2>'])).toBe('/run');
  });

  it.each([
    {filters: '(kind:guide<score=1> OR kind:command<score=5>)'},
    {filters: '("kind:guide<score=1>" OR "kind:command<score=5>")'},
    {facetFilters: [['kind:guide', 'kind:command<score=5>']]},
  ])('put hits first that meet the filter worth most: %j', (parameters) => {
    expect(pages({query: 'container', ...parameters})).toEqual(['/cli', '/run']);
    const [hit] = ask({query: 'container', getRankingInfo: true, ...parameters}).hits;
    expect([hit!.url, hit!._rankingInfo?.filters]).toEqual(['/cli', 5]);
  });

  it('give a slice instead of a page', () => {
    const all = ask({query: 'container'}).hits.map(({objectID}) => objectID);
    const slice = ask({query: 'container', offset: 1, length: 2});
    expect(slice.hits.map(({objectID}) => objectID)).toEqual(all.slice(1, 3));
    expect(slice).toMatchObject({offset: 1, length: 2});
    expect(slice).not.toHaveProperty('page');
  });

  it('mark and return only the attributes asked for', () => {
    const [hit] = ask({
      query: 'container',
      attributesToHighlight: ['content'],
      attributesToRetrieve: [],
    }).hits;
    expect(Object.keys(hit!._highlightResult)).toEqual(['content']);
    expect(ask({query: 'container', attributesToHighlight: []}).hits[0]!._highlightResult).toEqual(
      {},
    );
    expect(Object.keys(ask({query: 'container', responseFields: ['nbHits']}))).toEqual([
      'hits',
      'nbHits',
    ]);
  });

  it('escape texts for tags that are markup, and leave them to readers that mark with words', () => {
    const marked = (pre: string, post: string) =>
      ask({query: 'proxy', filters: 'kind:guide', highlightPreTag: pre, highlightPostTag: post})
        .hits[0]!._highlightResult.content?.value;
    expect(marked('<em>', '</em>')).toContain(
      '&lt;b&gt;container&lt;/b&gt; &amp; the <em>proxy</em>',
    );
    expect(marked('__ais-highlight__', '__/ais-highlight__')).toContain(
      '<b>container</b> & the __ais-highlight__proxy__/ais-highlight__',
    );
  });

  it('show why a hit stands where it does', () => {
    const why = (query: string, parameters: Parameters = {}) =>
      ask({query, getRankingInfo: true, ...parameters}).hits[0]!._rankingInfo;
    expect(why('networks contaner')).toMatchObject({
      nbTypos: 1,
      words: 2,
      nbExactWords: 1,
      proximityDistance: 3,
      firstMatchedWord: 2000,
      filters: 0,
      geoDistance: 0,
      promoted: false,
    });
    // Both in one text, side by side; the second word of the text is the first that is found.
    expect(why('the proxy', {removeStopWords: false})).toMatchObject({
      words: 2,
      nbExactWords: 2,
      proximityDistance: 1,
      firstMatchedWord: 7001,
    });
    expect(why('containers', {filters: 'kind:command'})).toMatchObject({
      words: 1,
      nbExactWords: 0,
      proximityDistance: 0,
      firstMatchedWord: 7002,
    });
    expect(why('run', {optionalFilters: 'kind:command<score=2>'})).toMatchObject({filters: 2});
    expect(why('')).toMatchObject({words: 0, nbExactWords: 0, firstMatchedWord: 0});
    expect(ask({query: 'run'}).hits[0]).not.toHaveProperty('_rankingInfo');
  });

  it('name no attribute for a hit whose page alone is named so', () => {
    const [hit] = ask({query: 'cli', getRankingInfo: true}).hits;
    expect(hit!._rankingInfo).toMatchObject({words: 1, nbExactWords: 1});
    expect(hit!._rankingInfo).not.toHaveProperty('firstMatchedWord');
  });

  it('that change which hits come and are not obeyed are refused, by name', () => {
    expect(refused({colour: 'red'})).toBe('Unknown parameter: colour');
    expect(refused({constructor: 1})).toBe('Unknown parameter: constructor');
    expect(refused({aroundLatLng: '1,2'})).toMatch(/^aroundLatLng is not supported here/);
    expect(refused({filters: 'content:a'})).toMatch(
      /^filters: content cannot be filtered by; allowed: type/,
    );
    expect(refused({restrictSearchableAttributes: ['url']})).toMatch(/url is not searched/);
    expect(refused({distinct: 2})).toMatch(/^distinct may be 0 or 1/);
    expect(refused({facetFilters: 'kind:a,kind:b'})).toMatch(/are given as a list/);
    expect(refused({queryType: 'prefixSome'})).toMatch(/must be one of prefixLast, prefixAll/);
    expect(refused({attributesToHighlight: [{}]})).toMatch(/must be a list of strings/);
    expect(refused({length: 1001, offset: 0})).toMatch(/whole number up to 1000/);
    expect(refused({responseFields: ['nope']})).toMatch(/^responseFields: "nope" is no field/);
    expect(Object.keys(ask({responseFields: ['hits', 'processed']}))).toEqual(['hits']);
    expect(refused({params: 7})).toMatch(/^params must be a string/);
    expect(refused({params: 'facets=[x'})).toMatch(/is no JSON/);
  });

  it('that change the order only are named as warnings, and harmless values are not', () => {
    expect(ask({ranking: ['typo'], minProximity: 1}).warnings).toEqual([
      'ranking is not obeyed; hits are ordered and written as the index is set up',
    ]);
    expect(ask({facets: ['colour'], filters: 'NOT shape:round'}).warnings).toEqual([
      'no record has the attribute "shape"',
      'facets: "colour" is none',
    ]);
    expect(ask({aroundLatLng: '', mode: 'keywordSearch', userToken: 'x'})).not.toHaveProperty(
      'warnings',
    );
  });
});

describe('records', () => {
  it('are found by their id, with the attributes asked for', () => {
    const {objectID} = ask({query: 'secrets'}).hits[0]!;
    expect(findObject(engine, objectID)).toMatchObject({objectID, url: '/secrets'});
    expect(withAttributes(findObject(engine, objectID)!, attributeTest(['url']))).toEqual({
      objectID,
      url: '/secrets',
    });
    expect(findObject(engine, 'nothing')).toBeUndefined();
    expect(pages({filters: `objectID:${objectID}`})).toEqual(['/secrets']);
  });

  it('are walked through, each once, by a cursor that keeps the request', () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const asked = cursor === undefined ? {hitsPerPage: 2, filters: 'language:en'} : {cursor};
      const step = browse(engine, readBrowse(asked, 'docs'));
      expect([step.nbHits, step.nbPages]).toEqual([6, 3]);
      seen.push(...step.hits.map(({objectID}) => objectID));
      cursor = step.cursor;
    } while (cursor !== undefined);
    expect([seen.length, new Set(seen).size]).toEqual([6, 6]);
    for (const wrong of ['x', '%', btoa('a;b'), 7])
      expect(() => readBrowse({cursor: wrong}, 'docs')).toThrow(/cursor must be the cursor/);
  });
});
