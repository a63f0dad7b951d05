import {describe, expect, it} from 'vitest';
import {type Hit, type SearchRequest} from '.';
import {engineOf, texts, urls} from './testing/engines';

it('marks what was found in a heading of every level', () => {
  const levels = [1, 2, 3, 4, 5, 6] as const;
  const engine = engineOf([
    {url: '/a', lines: levels.map((level) => [`lvl${level}`, `Word${level}`, `w${level}`])},
  ]);
  for (const level of levels) {
    const [hit] = engine.search({query: `word${level}`}).hits;
    expect(JSON.stringify(hit?._highlightResult.hierarchy?.[`lvl${level}`])).toContain(
      `>Word${level}<`,
    );
  }
});

describe('answers', () => {
  const engine = engineOf([
    {
      url: '/docs/run',
      category: 'Guides',
      lines: [
        ['lvl1', 'Run & <stop>'],
        [
          'content',
          'One two three four five six seven eight nine ten eleven server twelve thirteen fourteen fifteen.',
        ],
      ],
    },
    {
      url: '/docs/cli',
      kind: 'command',
      version: ['1.0', 'latest'],
      docusaurus_tag: 'docs-default-1.0',
      language: 'de',
      lines: [
        ['lvl1', 'thv stop'],
        ['content', 'How do I end it?'],
        ['content', 'Stops a server.'],
      ],
    },
  ]);
  const first = (request: SearchRequest): Hit => engine.search(request).hits[0]!;

  it('has every field the readers of the protocol need', {tags: ['3.2-6', '7.1-8']}, () => {
    const result = engine.search({
      query: 'server',
      indexName: 'docs',
      hitsPerPage: 1,
      page: 1,
      clickAnalytics: true,
    });
    expect(result).toMatchObject({
      nbHits: 2,
      nbPages: 2,
      page: 1,
      hitsPerPage: 1,
      exhaustiveNbHits: true,
      query: 'server',
      index: 'docs',
    });
    expect(result.params).toBe('query=server&hitsPerPage=1&page=1&clickAnalytics=true');
    expect(result.queryID).toMatch(/^[0-9a-f]{32}$/);
    expect(result.processingTimeMS).toBeGreaterThan(0);
    expect(engine.search({query: 'server'})).not.toHaveProperty('queryID');
  });

  it('say what stands first below a heading, where that is asked for', () => {
    const [text, ...more] = ['summary', 'url'].map(
      (attribute) => first({query: 'thv stop', attributesToRetrieve: [attribute]}).summary,
    );
    expect([text, more]).toEqual(['Stops a server.', [undefined]]);
    const long = first({query: 'run', attributesToRetrieve: ['summary']});
    expect(long.summary).toMatch(/^One two three .* fifteen\.$/);
    expect(first({query: 'fifteen', attributesToRetrieve: ['summary']}).summary).toBeUndefined();
  });

  it('escapes everything but the tags of the request', () => {
    const hit = first({query: 'run stop', highlightPreTag: '<mark>', highlightPostTag: '</mark>'});
    expect(hit._highlightResult.hierarchy?.lvl1).toEqual({
      value: '<mark>Run</mark> &amp; &lt;<mark>stop</mark>&gt;',
      matchLevel: 'full',
    });
  });

  it('marks as much of a word as was typed', () => {
    expect(first({query: 'thv sto'})._highlightResult.hierarchy?.lvl1?.value).toBe(
      '<em>thv</em> <em>sto</em>p',
    );
  });

  it('marks letters whole, however they are written', () => {
    const marked = (text: string, query: string) =>
      texts(text).search({query}).hits[0]!._highlightResult.content?.value;
    expect(marked('𝗛𝗲𝗹𝗺 chart', 'hel')).toBe('<em>𝗛𝗲𝗹</em>𝗺 chart');
    expect(marked('a re\u0301sume\u0301', 'res')).toBe('a <em>re\u0301s</em>ume\u0301');
  });

  it('does not mark the words that only make a question', () => {
    expect(first({query: 'how is a server stopped'})._highlightResult.content?.value).toBe(
      '<em>Stops</em> a <em>server</em>.',
    );
  });

  it('cuts a snippet of the asked number of words around what was found', () => {
    expect(
      first({query: 'eleven server', attributesToSnippet: ['content:5']})._snippetResult?.content
        ?.value,
    ).toBe('…eight nine ten <em>eleven</em> <em>server</em>…');
    expect(
      first({query: 'seven', attributesToSnippet: ['content:3'], snippetEllipsisText: '...'})
        ._snippetResult?.content?.value,
    ).toMatch(/^\.\.\..*<em>seven<\/em>.*\.\.\.$/);
  });

  it('cuts a question at its end, not at its beginning', () => {
    const question = 'Where do I find one two three four files?';
    const {hits} = texts(question).search({query: 'files', attributesToSnippet: ['content:4']});
    expect(hits[0]?._snippetResult?.content?.value).toBe('Where do I find…');
  });

  it('gives back the attributes asked for and the id', {tags: ['3.2-1']}, () => {
    const hit = first({query: 'stop', attributesToRetrieve: ['hierarchy.lvl1', 'url']});
    expect(Object.keys(hit).sort()).toEqual(['_highlightResult', 'hierarchy', 'objectID', 'url']);
    expect(hit.hierarchy).toEqual({lvl1: 'thv stop'});
    expect(first({query: 'stop', attributesToRetrieve: ['*', '-content']})).not.toHaveProperty(
      'content',
    );
  });

  it.each([
    [[], {}],
    [['weight.level'], {weight: {level: 90}}],
    [['weight', '-weight.level', '-weight.pageRank'], {weight: {position: 0}}],
    [['hierarchy', '-hierarchy.lvl0'], {hierarchy: expect.not.objectContaining({lvl0: null})}],
  ])('gives back what is in an attribute: %j', (attributesToRetrieve, wanted) => {
    const {
      objectID: _,
      _highlightResult: __,
      ...hit
    } = first({query: 'thv stop', attributesToRetrieve});
    expect(hit).toEqual(wanted);
    expect(hit.hierarchy ?? {}).not.toHaveProperty('lvl0');
  });

  it.each([
    [['language:de'], ['/docs/cli']],
    ['kind:guide', ['/docs/run']],
    [[['version:latest', 'version:current']], ['/docs/cli', '/docs/run']],
    [['version:latest', 'kind:guide'], []],
    [['-kind:guide'], ['/docs/cli']],
    [['kind:-guide'], ['/docs/cli']],
    [['docusaurus_tag:docs-default-1.0', ['type:content']], ['/docs/cli']],
    [['colour:red'], []],
    [['-colour:red'], ['/docs/cli', '/docs/run']],
  ] as const)('keeps to the filters %j', (facetFilters, found) => {
    expect(
      urls(engine, 'server stop', {facetFilters, optionalWords: 'server stop'}).sort(),
    ).toEqual(found);
  });

  it('counts facets over all hits, not over the page', () => {
    expect(
      engine.search({query: 'server', hitsPerPage: 0, facets: ['kind', 'version']}).facets,
    ).toEqual({kind: {guide: 1, command: 1}, version: {'1.0': 1, current: 1, latest: 1}});
  });

  it.each([
    [{query: 7}, 'query must be a string, found 7'],
    [{page: -1}, 'page must be a whole number from 0, found -1'],
    [{hitsPerPage: 1001}, 'hitsPerPage must be a whole number from 0 to 1000, found 1001'],
    [
      {facetFilters: [7]},
      'facetFilters must be a string, or a list of strings and lists of strings, found [7]',
    ],
    [{attributesToRetrieve: {}}, 'attributesToRetrieve must be a list of strings, found {}'],
    [[], 'each request must be an object, found []'],
  ])('refuses %j with status 400', (request, message) => {
    const refused = (): unknown => engine.search(request as SearchRequest);
    expect(refused).toThrow(expect.objectContaining({status: 400, message}));
  });

  it('writes an error the way the provider does', () => {
    try {
      engine.search({page: 0.5});
    } catch (error) {
      expect(JSON.parse(JSON.stringify(error))).toEqual({
        message: 'page must be a whole number from 0, found 0.5',
        status: 400,
      });
    }
  });

  it('ignores fields it does not know, and null', () => {
    expect(
      engine.search({query: 'server', page: null, colour: 'red'} as unknown as SearchRequest)
        .nbHits,
    ).toBe(2);
  });
});
