import {describe, expect, it} from 'vitest';
import {
  buildIndex,
  loadIndex,
  type Hit,
  type SearchEngine,
  type SearchRequest,
  type Synonyms,
} from '.';
import {recordsOf, type TestPage} from './testRecords';

function engineOf(pages: readonly TestPage[], synonyms?: Partial<Synonyms>): SearchEngine {
  return loadIndex(JSON.stringify(buildIndex(recordsOf(pages), {synonyms})));
}

/** Pages of one text each, called /a, /b, /c … */
function texts(...contents: string[]): SearchEngine {
  return engineOf(
    contents.map((content, at) => ({
      url: `/${'abcdefgh'[at]}`,
      lines: [
        ['lvl1', 'Page'],
        ['content', content],
      ],
    })),
  );
}

function urls(engine: SearchEngine, query: string, request: SearchRequest = {}): string[] {
  return engine.search({query, ...request}).hits.map(({url}) => url!);
}

describe('ranking', () => {
  it('puts a record with all words before one with some, when words are optional', () => {
    expect(
      urls(texts('docker only', 'docker socket'), 'docker socket', {
        optionalWords: 'docker socket',
      }),
    ).toEqual(['/b', '/a']);
  });

  it('leaves out records with some of the words when others have all', () => {
    expect(urls(texts('docker only', 'docker socket'), 'docker socket')).toEqual(['/b']);
  });

  it('drops words when no record has them all, the rarer word first', () => {
    expect(urls(texts('docker first', 'docker second', 'cosign last'), 'docker cosign')).toEqual([
      '/c',
      '/a',
      '/b',
    ]);
  });

  it('puts a word without a typing error before one with', () => {
    expect(urls(texts('authorisation', 'authorization', 'authorization'), 'authorization')).toEqual(
      ['/b', '/c', '/a'],
    );
  });

  it('puts a title before a heading and a heading before a text', () => {
    const engine = engineOf([
      {
        url: '/text',
        lines: [
          ['lvl1', 'One'],
          ['content', 'About secrets.'],
        ],
      },
      {
        url: '/heading',
        lines: [
          ['lvl1', 'Two'],
          ['lvl2', 'About secrets', 'about'],
        ],
      },
      {url: '/title', lines: [['lvl1', 'About secrets']]},
    ]);
    expect(urls(engine, 'secrets')).toEqual(['/title', '/heading#about', '/text']);
  });

  it('puts words that stand together before words apart', () => {
    expect(
      urls(texts('remote thing and its server', 'remote server and its thing'), 'remote server'),
    ).toEqual(['/b', '/a']);
  });

  it('puts a whole word before a beginning', () => {
    expect(urls(texts('the runtime', 'the run'), 'run')).toEqual(['/b', '/a']);
  });

  it('puts the higher page rank first among equals, then the higher heading, then the earlier record', () => {
    const lines: TestPage['lines'] = [
      ['lvl1', 'Audit'],
      ['lvl2', 'Audit', 'audit'],
      ['content', 'One audit.', 'one'],
      ['content', 'One audit.', 'two'],
    ];
    const engine = engineOf([
      {url: '/low', lines},
      {url: '/high', rank: 1, lines},
    ]);
    expect(urls(engine, 'audit', {hitsPerPage: 1})).toEqual(['/high']);
    expect(urls(engine, 'audit').filter((url) => url.startsWith('/high'))).toEqual([
      '/high',
      '/high#audit',
      '/high#one',
      '/high#two',
    ]);
  });

  it('gives one hit per address, the best record of it', () => {
    const engine = engineOf([
      {
        url: '/a',
        lines: [
          ['lvl1', 'Install'],
          ['content', 'Install it.'],
          ['content', 'Install it again.'],
        ],
      },
    ]);
    expect(engine.search({query: 'install'}).hits.map(({type}) => type)).toEqual(['lvl1']);
    expect(engine.search({query: 'install', distinct: false}).hits.map(({type}) => type)).toEqual([
      'lvl1',
      'content',
      'content',
    ]);
  });

  it('gives one hit per page when asked to', () => {
    const engine = engineOf([
      {
        url: '/a',
        lines: [
          ['lvl1', 'Logs'],
          ['lvl2', 'Read logs', 'read'],
          ['lvl2', 'Prune logs', 'prune'],
        ],
      },
      {
        url: '/b',
        lines: [
          ['lvl1', 'Other'],
          ['lvl2', 'More logs', 'more'],
        ],
      },
    ]);
    expect(urls(engine, 'logs', {distinct: 'page'})).toEqual(['/a', '/b#more']);
  });
});

describe('finding', () => {
  const engine = engineOf(
    [
      {
        url: '/run',
        lines: [
          ['lvl1', 'thv run'],
          ['lvl5', '--target-port', '--target-port'],
          ['content', 'Port the server listens on.'],
          ['lvl5', '--port', '--port'],
          ['content', 'Port of the proxy.'],
        ],
      },
      {
        url: '/k8s',
        lines: [
          ['lvl1', 'Run in Kubernetes'],
          [
            'content',
            'Set podTemplateSpec and environment variables. Use /api/v1beta/workloads and mcp.servers.',
          ],
        ],
      },
      {
        url: '/start',
        keywords: ['getting started'],
        lines: [
          ['lvl1', 'Quickstart'],
          ['content', 'Configuring a server took no café.'],
        ],
      },
    ],
    {
      groups: [
        ['kubernetes', 'k8s'],
        ['environment variable', 'env var'],
      ],
      oneWay: {launch: ['run']},
      names: [],
    },
  );

  it.each([
    ['--target-port', '/run#--target-port'],
    ['target port', '/run#--target-port'],
    ['targetPort', '/run#--target-port'],
    ['--targ', '/run#--target-port'],
    ['--port', '/run#--port'],
    ['podTemplateSpec', '/k8s'],
    ['podtemplatespec', '/k8s'],
    ['pod template', '/k8s'],
    ['/api/v1beta/workloads', '/k8s'],
    ['mcp_servers', '/k8s'],
    ['quick start', '/start'],
    ['servers configuration', '/start'],
    ['CAFE', '/start'],
    ['kuberntes', '/k8s'],
    ['kubren', '/k8s'],
    ['k8s', '/k8s'],
    ['env var', '/k8s'],
    ['windows/kubernetes', '/k8s'],
    ['getting started', '/start'],
    ['how do I use kubernetes', '/k8s'],
  ])('%s leads to %s', (query, url) => {
    expect(urls(engine, query)[0]).toBe(url);
  });

  it('follows a one-way synonym one way only', () => {
    expect(urls(engine, 'launch')).toContain('/run');
    expect(urls(texts('launch it', 'nothing here'), 'run')).toEqual([]);
  });

  it('demands what is quoted, in that order', () => {
    expect(urls(texts('the proxy port', 'the port proxy'), '"proxy port"')).toEqual(['/a']);
    expect(urls(texts('the proxy port'), '"port proxy"')).toEqual([]);
  });

  it('leaves out what has a minus', () => {
    expect(urls(texts('docker and podman', 'docker alone'), 'docker -podman')).toEqual(['/b']);
  });

  it('reads no more words than it can tell apart', () => {
    const many = Array.from({length: 40}, (_, at) => `nothing${at}x/nowhere${at}y`).join(' ');
    expect(urls(engine, `kubernetes ${many} thv`)).toEqual(['/k8s']);
  });

  it('lists every record for an empty query', () => {
    expect(engine.search({query: ''}).nbHits).toBe(5);
  });

  it('lists a text below a matching heading only if it adds a word', () => {
    expect(urls(engine, 'thv run')).toEqual(['/run']);
    expect(urls(engine, 'thv run proxy')).toEqual(['/run#--port']);
  });
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

  it('answers a batch in order', () => {
    expect(
      engine
        .multi({requests: [{query: 'one'}, {query: 'two', hitsPerPage: 0}]})
        .results.map(({query, hits}) => [query, hits.length]),
    ).toEqual([
      ['one', 1],
      ['two', 0],
    ]);
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

  it('gives back the attributes asked for and the id', {tags: ['3.2-1']}, () => {
    const hit = first({query: 'stop', attributesToRetrieve: ['hierarchy.lvl1', 'url']});
    expect(Object.keys(hit).sort()).toEqual(['_highlightResult', 'hierarchy', 'objectID', 'url']);
    expect(hit.hierarchy).toEqual({lvl1: 'thv stop'});
    expect(first({query: 'stop', attributesToRetrieve: ['*', '-content']})).not.toHaveProperty(
      'content',
    );
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
    const refused = (): unknown => engine.multi({requests: [request as SearchRequest]});
    expect(refused).toThrow(expect.objectContaining({status: 400, message}));
  });

  it('writes an error the way the provider does', () => {
    expect(() => engine.multi({} as {requests: []})).toThrow(
      expect.objectContaining({message: 'requests must be a list of requests, found nothing'}),
    );
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

describe('suggest', () => {
  const engine = engineOf([
    {
      url: '/a',
      lines: [
        ['lvl1', 'Manage secrets'],
        ['content', 'Permission profiles and permission rules for secrets.'],
      ],
    },
    {
      url: '/b',
      lines: [
        ['lvl1', 'Client compatibility'],
        ['content', 'Compatibility of clients.'],
      ],
    },
  ]);

  it('offers queries that have hits, nearest first', () => {
    expect(engine.search({query: 'permishuns'}).nbHits).toBe(0);
    expect(engine.suggest('permishuns')[0]).toBe('permission');
    for (const query of engine.suggest('compatiblilty klient'))
      expect(engine.search({query}).nbHits).toBeGreaterThan(0);
  });

  it('offers the words without quotes when the phrase is nowhere', () => {
    expect(engine.suggest('"rules permission"')).toContain('rules permission');
  });

  it('offers nothing that the filters leave no hits for', () => {
    expect(engine.suggest('permishuns', ['kind:api'])).toEqual([]);
  });
});

describe('related', () => {
  const engine = engineOf([
    {
      url: '/secrets',
      lines: [
        ['lvl1', 'Manage secrets'],
        ['content', 'Encrypted secrets in a keyring.'],
      ],
    },
    {
      url: '/secret-set',
      lines: [
        ['lvl1', 'thv secret set'],
        ['content', 'Store a secret in the keyring.'],
      ],
    },
    {
      url: '/helm',
      lines: [
        ['lvl1', 'Install with Helm'],
        ['content', 'Charts and values.'],
      ],
    },
    {
      url: '/helm-values',
      lines: [
        ['lvl1', 'Helm values'],
        ['content', 'All chart values. Not for a keyring.'],
      ],
    },
  ]);

  it('names the pages that share the most telling words, never the page itself', () => {
    expect(engine.related('/secrets', 1).map(({url, type}) => [url, type])).toEqual([
      ['/secret-set', 'lvl1'],
    ]);
    expect(engine.related('/helm', 9).map(({url}) => url)).toEqual(['/helm-values']);
  });

  it('knows nothing about a page that is not in the index', () => {
    expect(engine.related('/nowhere', 3)).toEqual([]);
  });
});
