import {describe, expect, it} from 'vitest';
import {readAddress, writeAddress} from './searchAddress';

describe('the address of the results page', () => {
  it('says query, kind and pages, and is read back the same', () => {
    const address = {query: 'a&b "c"', kind: 'command', pages: 3, version: 'v0.0.46'} as const;
    expect(readAddress(writeAddress(address))).toEqual(address);
  });

  it('is empty without a query', () => {
    expect(writeAddress({query: '', kind: undefined, pages: 1})).toBe('');
  });

  it('counts nonsense as left out', () => {
    expect(readAddress('?q=x&kind=constructor&pages=-2')).toEqual({
      query: 'x',
      kind: undefined,
      pages: 1,
    });
    expect(readAddress('?pages=1e9')).toMatchObject({pages: 49});
  });

  it('cuts a query at 512 letters', {tags: ['5-1']}, () => {
    expect(readAddress(`?q=${'a'.repeat(600)}`).query).toHaveLength(512);
  });
});
