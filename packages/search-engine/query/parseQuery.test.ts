import {describe, expect, it} from 'vitest';
import {parseQuery} from './parseQuery';

const none = new Set<string>();
const termsOf = (query: string, advanced = true): string[] =>
  parseQuery(query, none, advanced).words.map(({term}) => term);

describe('parseQuery', () => {
  it('takes a compound name as one word with parts', () => {
    expect(parseQuery('thv run --target-port', none).words[2]).toEqual({
      term: '--targetport',
      parts: ['target', 'port'],
      kind: 'compound',
      last: true,
    });
  });

  it('reads quoted words as a phrase and -words as excluded', () => {
    const {words, excluded} = parseQuery('"permission profile" docker -podman -"read only"', none);
    expect(words.map(({kind, parts}) => [kind, ...parts])).toEqual([
      ['phrase', 'permission', 'profile'],
      ['word', 'docker'],
    ]);
    expect(excluded.map(({parts}) => parts)).toEqual([['podman'], ['read', 'only']]);
  });

  it('leaves out the word that command lines print before a message', () => {
    expect(termsOf('Error: image not found')).toEqual(['image', 'not', 'found']);
    expect(termsOf('error image')).toEqual(['error', 'image']);
    expect(termsOf('Error:')).toEqual(['error']);
  });

  it('takes flags for words, not for exclusions', () => {
    expect(parseQuery('rm -f --all', none)).toMatchObject({
      words: [{term: 'rm'}, {term: '-f'}, {term: '--all'}],
      excluded: [],
    });
  });

  it('reads quotes and minus as text when the syntax is off', () => {
    expect(termsOf('"a b" -c2d', false)).toEqual(['a', 'b', 'c2d']);
  });

  it('takes an unpaired quote for text', () => {
    expect(termsOf('say "hello')).toEqual(['say', 'hello']);
  });

  it('knows that the last word is still being typed, unless a space follows', () => {
    expect(parseQuery('thv reg', none).words.map(({last}) => last)).toEqual([false, true]);
    expect(parseQuery('thv reg ', none).words.map(({last}) => last)).toEqual([false, false]);
  });

  it('cuts what is too long to be a question', () => {
    expect(termsOf('word '.repeat(500)).length).toBe(32);
    expect(termsOf('x'.repeat(9999))).toEqual([]);
  });
});
