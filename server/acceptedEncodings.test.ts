import {describe, expect, it} from 'vitest';
import {acceptedEncodings} from './acceptedEncodings';

describe('acceptedEncodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['gzip;q=1.0, br;q=0.2', ['br', 'gzip']],
    ['br;q=0, gzip', ['gzip']],
    ['*', ['br', 'gzip']],
    ['*;q=0.5, br;q=0', ['gzip']],
    ['GZIP', ['gzip']],
    ['identity', []],
    ['vibrant', []],
    ['br;q=nonsense', []],
    [undefined, []],
  ])('%s accepts %j', (header, names) => {
    expect(acceptedEncodings(header).map(({name}) => name)).toEqual(names);
  });
});
