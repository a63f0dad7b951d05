import {describe, expect, it} from 'vitest';
import {fromAddress, readParameters} from './readParameters';

describe('a list', () => {
  it.each([
    ['url,type', ['url', 'type']],
    ['url, type', ['url', 'type']],
    ['["url","type"]', ['url', 'type']],
    ['', []],
  ])('written as %j is read the same in a body, in params and in an address', (text, names) => {
    const wanted = {attributesToRetrieve: names};
    const address = new URLSearchParams({attributesToRetrieve: text});
    expect(readParameters({attributesToRetrieve: text})).toEqual(wanted);
    expect(readParameters({params: {attributesToRetrieve: text}})).toEqual(wanted);
    expect(readParameters({params: address.toString()})).toEqual(wanted);
    expect(fromAddress(address)).toEqual(wanted);
  });

  it.each([
    ['[x]y, z', '[x]y, z'],
    ['[1]', '[1]'],
    ['["env","var"]', ['env', 'var']],
  ])('of optional words is a text, unless it is JSON: %s', (text, words) => {
    expect(readParameters({optionalWords: text})).toEqual({optionalWords: words});
    expect(fromAddress(new URLSearchParams({optionalWords: text}))).toEqual({optionalWords: words});
  });

  it.each(['[', '{"a":'])('of %s without end is refused', (open) => {
    const facets = `[${open.repeat(9_000)}1${(open === '[' ? ']' : '}').repeat(9_000)}]`;
    expect(() => readParameters({facets})).toThrow(/^facets may hold strings, numbers, and lists/);
  });

  it('stays a text where the parameter is one', () => {
    const texts = {query: '[a, b', filters: 'kind:guide'};
    expect(readParameters(texts)).toEqual(texts);
  });
});
