import {describe, expect, it} from 'vitest';
import {parseRange} from './parseRange';

describe('parseRange', () => {
  it.each([
    ['bytes=0-9', {start: 0, end: 9}],
    ['bytes=9-9', {start: 9, end: 9}],
    ['bytes=90-', {start: 90, end: 99}],
    ['bytes=90-1000', {start: 90, end: 99}],
    ['bytes=-5', {start: 95, end: 99}],
    ['bytes=-500', {start: 0, end: 99}],
  ])('%s of 100 bytes is one range', (header, range) => {
    expect(parseRange(header, 100)).toEqual(range);
  });

  it.each(['bytes=100-', 'bytes=200-300', 'bytes=-0'])('%s lies outside 100 bytes', (header) => {
    expect(parseRange(header, 100)).toBe('unsatisfiable');
  });

  it('no range fits an empty body', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  });

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=9-2',
    'bytes=a-b',
    'bytes=0-1,5-6',
    'lines=0-1',
    'megabytes=0-1',
  ])('%s is no range to honour', (header) => {
    expect(parseRange(header, 100)).toBeUndefined();
  });
});
