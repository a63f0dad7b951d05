import {describe, expect, it} from 'vitest';
import {cacheRules} from './cacheControl';
import {withMovedAnchors} from './movedAnchors';
import {headersFile, redirectsFile} from './netlifyFiles';
import {barePath} from './Redirect';
import {redirectPage} from './redirectPage';
import {vercelConfig} from './vercelConfig';

const FILES = [
  'index.html',
  'assets/js/main.1a2b3c4d.js',
  'assets/js/9.00000000.js',
  'assets/search/index.1a2b3c4d.json',
  'assets/search/manifest.json',
  'img/a.svg',
];
const PLAN = {
  baseUrl: '/',
  headers: {
    'X-A': 'b',
    'Content-Security-Policy': "default-src 'self'",
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  redirects: [{from: '/old/page', to: '/new#part'}],
};

describe('cache rules', () => {
  it('are one for a folder of hashed files, one for a hashed file beside others, and never two for a file', () => {
    expect(
      cacheRules('/docs/', FILES).map(({path, value}) => [path, value.includes('immutable')]),
    ).toEqual([
      ['/docs/assets/js/*', true],
      ['/docs/assets/search/index.1a2b3c4d.json', true],
      ['/docs/img/*', false],
    ]);
  });

  it('are one for a folder of hashed files and the folders in it', () => {
    const files = ['assets/a.12345678.js', 'assets/js/b.12345678.js', 'index.html'];
    expect(cacheRules('/', files).map(({path}) => path)).toEqual(['/assets/*']);
  });
});

describe('a picture outside the folder of pictures', () => {
  it('has a cache rule of its own', () => {
    const rules = cacheRules('/', ['favicon.ico', 'img/a.svg', 'assets/b.0011aabb.png']).filter(
      ({value}) => !value.includes('immutable'),
    );
    expect(rules).toEqual(
      ['/favicon.ico', '/img/*'].map((path) => ({path, value: 'public, max-age=3600'})),
    );
  });
});

describe('another language', () => {
  it('has one cache rule for its pictures and one for its scripts, however many they are', () => {
    const files = Array.from({length: 200}, (_, at) => [
      `de/img/${at}.svg`,
      `de/assets/js/a.${String(at).padStart(8, '0')}.js`,
    ]).flat();
    expect(cacheRules('/', files).map(({path}) => path)).toEqual(['/de/assets/js/*', '/de/img/*']);
  });
});

describe('_headers', () => {
  it('gives every answer the headers, and hashed files for good', () => {
    expect(headersFile(PLAN, FILES)).toBe(
      "/*\n  X-A: b\n  Content-Security-Policy: default-src 'self'\n  Cross-Origin-Resource-Policy: same-origin\n/api-specs/*\n  Access-Control-Allow-Origin: *\n/assets/js/*\n  Cache-Control: public, max-age=31536000, immutable\n/assets/search/index.1a2b3c4d.json\n  Cache-Control: public, max-age=31536000, immutable\n/img/*\n  Cache-Control: public, max-age=3600\n",
    );
  });

  it('keeps Markdown out of search engines, gives the catalog its type and says that it is one', () => {
    const files = [...FILES, 'a.md', '.well-known/api-catalog'];
    expect(headersFile(PLAN, files)).toContain(
      '/*.md\n  X-Robots-Tag: noindex\n/.well-known/api-catalog\n  Content-Type: application/linkset+json;',
    );
    expect(headersFile(PLAN, files)).toContain(
      '/.well-known/api-catalog\n  Link: <api-catalog>; rel="api-catalog"\n',
    );
    expect(JSON.stringify(vercelConfig(PLAN, files))).toContain(
      '{"source":"/(.*)\\\\.md","headers":[{"key":"X-Robots-Tag","value":"noindex"}]}',
    );
  });

  it('is refused when hosts would not read all of it', () => {
    expect(() =>
      headersFile({...PLAN, headers: {...PLAN.headers, 'X-A': 'x'.repeat(2000)}}, FILES),
    ).toThrow(/a line of 2007 characters, allowed are 2000[\s\S]*Fix:/);
    const many = Array.from({length: 100}, (_, index) => `assets/search/${index}.1a2b3c4d.json`);
    expect(() => headersFile(PLAN, [...FILES, ...many])).toThrow(
      /has 105 rules, allowed are 100[\s\S]*Fix:/,
    );
  });
});

describe('redirects', () => {
  it('are there for each spelling of the address, first as Netlify puts them before files', () => {
    expect(redirectsFile({...PLAN, baseUrl: '/docs/'})).toBe(
      [
        '/docs/old/page /docs/new#part 301!\n/docs/old/page /docs/new#part 301\n',
        '/docs/old/page/ /docs/new#part 301!\n/docs/old/page/ /docs/new#part 301\n',
        '/docs/old/page.html /docs/new#part 301!\n/docs/old/page.html /docs/new#part 301\n',
        '/docs/old/page/index.html /docs/new#part 301!\n/docs/old/page/index.html /docs/new#part 301\n',
      ].join(''),
    );
  });

  it.each(['/a', '/a/', '/a.html', '/a/index.html'])(
    'begin at every spelling when the list has %s',
    (from) => {
      const lines = redirectsFile({...PLAN, redirects: [{from, to: '/b'}]}).split('\n');
      expect(lines.filter((line) => line.endsWith('301'))).toEqual([
        '/a /b 301',
        '/a/ /b 301',
        '/a.html /b 301',
        '/a/index.html /b 301',
      ]);
    },
  );

  it('are looked up in a moment, whatever an address holds', () => {
    const path = `${'/'.repeat(15_000)}x`;
    const began = performance.now();
    expect(barePath(path)).toBe(path);
    expect(performance.now() - began).toBeLessThan(50);
  });

  it('are pages that lead on without a script where hosts only send files', () => {
    const page = redirectPage('/new?a="b"#part', 'https://docs.example.com/new');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/new?a=&#34;b&#34;#part">');
    expect(page).toContain('<link rel="canonical" href="https://docs.example.com/new">');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toContain('<script');
  });
});

describe('vercel.json', () => {
  it('has the headers, another policy for drawings, cache rules and redirects', () => {
    const config = JSON.stringify(vercelConfig(PLAN, FILES));
    expect(config).toContain('{"source":"/(.*)","headers":[{"key":"X-A","value":"b"}');
    expect(config).toContain(
      '"source":"/img/diagrams/(.*)","headers":[{"key":"Content-Security-Policy","value":"default-src \'none\'',
    );
    expect(config).toContain(
      '{"source":"/api-specs/(.*)","headers":[{"key":"Access-Control-Allow-Origin","value":"*"}]},{"source":"/api-specs/(.*)","headers":[{"key":"Cross-Origin-Resource-Policy","value":"cross-origin"}]}',
    );
    expect(config).toContain('"source":"/assets/search/index\\\\.1a2b3c4d\\\\.json"');
    expect(config).toContain(
      '"redirects":[{"source":"/old/page","destination":"/new#part","permanent":true},{"source":"/old/page/","destination":"/new#part","permanent":true},',
    );
    expect(config).toContain('"source":"/old/page/index\\\\.html"');
  });
});

describe('anchors that were given up', () => {
  const page = '<main><h2 id=new>N</h2></main>';

  it('get a second place where they have a new name', () => {
    expect(withMovedAnchors(page, '/a', [{from: '/a#old', to: '/a#new'}], '/')).toBe(
      '<main><a id="old"></a><h2 id=new>N</h2></main>',
    );
  });

  it('say where they went when they are on another page', () => {
    expect(withMovedAnchors(page, '/a', [{from: '/a#old', to: '/b#x'}], '/docs/')).toBe(
      '<main><p class="moved" id="old">This section has moved: <a href="/docs/b#x">/docs/b#x</a></p><h2 id=new>N</h2></main>',
    );
  });

  it('leave other pages alone, and need a place', () => {
    expect(withMovedAnchors(page, '/b', [{from: '/a#old', to: '/a#new'}], '/')).toBe(page);
    expect(() => withMovedAnchors(page, '/a', [{from: '/a#old', to: '/a#none'}], '/')).toThrow(
      /the page \/a has no place for \/a#old[\s\S]*Fix:/,
    );
  });

  it('keeps several anchors, and puts lines inside the article of a page that has one', () => {
    const page =
      '<main><div></div><article><h2 id="one">1</h2><h2 id="two">2</h2></article></main>';
    const anchors = [
      {from: '/a#first', to: '/a#one'},
      {from: '/a#gone', to: '/b'},
      {from: '/a#second', to: '/a#two'},
    ];
    expect(withMovedAnchors(page, '/a', anchors, '/')).toBe(
      '<main><div></div><article><p class="moved" id="gone">This section has moved: <a href="/b">/b</a></p>' +
        '<a id="first"></a><h2 id="one">1</h2><a id="second"></a><h2 id="two">2</h2></article></main>',
    );
  });
});
