import {expect, it} from 'vitest';
import {partPath} from './partPath';

it.each([
  ['/', '/', '/parts/index.txt'],
  ['/docs/', '/docs/', '/docs/parts/index.txt'],
  ['/docs', '/docs/', '/docs/parts/index.txt'],
  ['/guides/run', '/', '/parts/guides/run.txt'],
  ['/guides/run/', '/', '/parts/guides/run.txt'],
  ['/docs/guides/run.html', '/docs/', '/docs/parts/guides/run.txt'],
  ['/docs/guides/run/index.html', '/docs/', '/docs/parts/guides/run.txt'],
])('the part of %s, of a site at %s, is %s', (path, baseUrl, part) => {
  expect(partPath(path, baseUrl)).toBe(part);
});
