import {expect, it} from 'vitest';
import {compareReleases} from './loadSince';

it('orders releases by their numbers, with and without a v', () => {
  const releases = ['v0.10.0', '0.0.47', 'v0.0.9', 'v1.0.0', 'v0.2.0'];
  expect(releases.sort(compareReleases)).toEqual([
    'v0.0.9',
    '0.0.47',
    'v0.2.0',
    'v0.10.0',
    'v1.0.0',
  ]);
  expect(compareReleases('0.0.47', 'v0.0.47')).toBe(0);
});
