import {describe, expect, it} from 'vitest';
import {resolvePath} from './resolvePath';

const FILES = new Set([
  'index.html',
  '404.html',
  '.stamp.json',
  '.well-known/security.txt',
  'robots.txt',
  'toolhive/index.html',
  'toolhive/quickstart/index.html',
  'verification.html',
  'docs/a b/index.html',
  'docs/_headers',
  'downloads/thv.tar.gz',
  // What a build has and readers do not get.
  '_headers',
  '_headers.br',
  'vercel.json.gz',
  '.stamp.json.br',
  '404.html.gz',
  'robots.txt.br',
  'docs/.env',
  'docs/.well-known/security.txt',
  String.raw`docs\..\_headers`,
]);

const resolve = (pathname: string) => resolvePath(pathname, (path) => FILES.has(path));

describe('resolvePath', () => {
  it.each([
    ['/', 'index.html'],
    ['/toolhive', 'toolhive/index.html'],
    ['/toolhive/', 'toolhive/index.html'],
    ['/toolhive/quickstart', 'toolhive/quickstart/index.html'],
    ['/toolhive/quickstart/', 'toolhive/quickstart/index.html'],
    ['/robots.txt', 'robots.txt'],
    ['/verification.html', 'verification.html'],
    ['/docs/a%20b', 'docs/a b/index.html'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
    ['/docs/_headers', 'docs/_headers'],
    ['/downloads/thv.tar.gz', 'downloads/thv.tar.gz'],
  ])('%s is answered from %s', (pathname, path) => {
    expect(resolve(pathname)).toEqual({kind: 'file', path});
  });

  it.each([
    ['/index.html', '/'],
    ['/toolhive/index.html', '/toolhive'],
    ['/toolhive/quickstart/index.html', '/toolhive/quickstart'],
    ['/toolhive/quickstart.html', '/toolhive/quickstart'],
    ['/docs/a%20b.html', '/docs/a%20b'],
    ['//toolhive/quickstart.html', '/toolhive/quickstart'],
    ['/toolhive//quickstart', '/toolhive/quickstart'],
    ['/toolhive//quickstart/', '/toolhive/quickstart/'],
    ['//', '/'],
    ['//robots.txt', '/robots.txt'],
    ['/index', '/'],
    ['/toolhive/quickstart/index', '/toolhive/quickstart'],
  ])('%s redirects to %s', (pathname, to) => {
    expect(resolve(pathname)).toEqual({kind: 'redirect', to});
  });

  it.each([
    '/nowhere',
    '/nowhere.html',
    '/404',
    '/404.html',
    '/robots.txt/',
    '/robots.txt.br',
    '/404.html.gz',
    '/_headers',
    '/_headers.br',
    '/vercel.json.gz',
    '/.stamp.json.br',
    '/docs/.env',
    '/docs/.well-known/security.txt',
    '//nowhere',
    '/nowhere/index',
    '/.stamp.json',
    '/toolhive/..%2f.stamp.json',
    '/..%5c..%5cetc%5cpasswd',
    '/docs%5c..%5c_headers',
    '/robots.txt%00.html',
  ])('%s stands for nothing', (pathname) => {
    expect(resolve(pathname)).toEqual({kind: 'missing'});
  });

  it.each(['/%', '/%zz', '/toolhive/%E0%A4%A'])('%s is malformed', (pathname) => {
    expect(resolve(pathname)).toEqual({kind: 'malformed'});
  });
});
