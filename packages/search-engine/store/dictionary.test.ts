import {describe, expect, it} from 'vitest';
import {Dictionary} from './dictionary';

const terms = [
  '404',
  '409',
  'container',
  'containers',
  'kubernetes',
  'port',
  'post',
  'rm',
  'run',
  'runtime',
  'secret',
  'secrets',
  'transport',
].sort();
const dictionary = new Dictionary(terms);
const typosOf = (word: string): Record<string, number> =>
  Object.fromEntries([...dictionary.typos(word)].map(([id, errors]) => [terms[id]!, errors]));

describe('Dictionary', () => {
  it('finds words by their beginning', () => {
    const [from, to] = dictionary.prefix('run');
    expect(terms.slice(from, to)).toEqual(['run', 'runtime']);
  });

  it('finds plurals', () => {
    expect(dictionary.inflections('container').map((id) => terms[id])).toEqual([
      'container',
      'containers',
    ]);
  });

  it('allows one error in a word of three to six letters', () => {
    expect(typosOf('prot')).toEqual({port: 1});
    expect(typosOf('secrte')).toEqual({secret: 1});
    expect(typosOf('scrte')).toEqual({});
  });

  it('allows two errors in a word of seven letters and more', () => {
    expect(typosOf('kuberntse')).toEqual({kubernetes: 2});
    expect(typosOf('trnsprot')).toEqual({transport: 2});
  });

  it('counts a swap of two letters as one error', () => {
    expect(typosOf('kubenretes')).toEqual({kubernetes: 1});
  });

  it('allows no error in words of two letters and in numbers', () => {
    expect(typosOf('rn')).toEqual({});
    expect(typosOf('408')).toEqual({});
  });

  it('finds the word that a mistyped beginning begins', () => {
    expect(dictionary.typosInPrefix('kubre').map((id) => terms[id])).toEqual(['kubernetes']);
  });
});
