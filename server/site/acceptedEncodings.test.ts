import {describe, expect, it} from 'vitest';
import {acceptedEncodings} from './acceptedEncodings';

describe('acceptedEncodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip;q=1.0, br;q=0.2', ['gzip', 'br', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['identity;q=0.9, br;q=0.5', ['identity', 'br']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0.5, br;q=0', ['gzip', 'identity']],
    ['GZIP', ['gzip', 'identity']],
    ['identity', ['identity']],
    ['identity;q=0', ['identity']],
    ['vibrant', ['identity']],
    ['br;q=nonsense', ['identity']],
    [undefined, ['identity']],
  ])('%s: %j', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings);
  });
});
