import {describe, expect, it} from 'vitest';
import {cacheControl} from './cacheControl';

describe('cacheControl', () => {
  it.each([
    'assets/js/main.1a2b3c4d.js',
    'assets/css/styles.0011aabb.css',
    'assets/images/run-0123456789abcdef0123456789abcdef.png',
    'assets/js/main.1a2b3c4d.js.map',
    'assets/js/react.45ee08.js',
    'de/assets/js/main.1a2b3c4d.js',
  ])('%s may be kept forever', (path) => {
    expect(cacheControl(path)).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    'index.html',
    'toolhive/index.html',
    'sitemap.xml',
    'assets/js/main.js',
    'assets/js/a.45ee0.js',
    'deadbeef.js',
  ])('%s is asked for again each time', (path) => {
    expect(cacheControl(path)).toBe('no-cache');
  });

  it('media without a hash is kept for an hour', () => {
    expect(cacheControl('img/logo.svg')).toBe('public, max-age=3600');
  });
});
