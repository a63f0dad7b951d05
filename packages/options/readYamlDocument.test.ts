import {describe, expect, it} from 'vitest';
import {parseDocument} from 'yaml';
import {readYamlDocument} from './yamlText';

const read = (text: string) => readYamlDocument(parseDocument(text, {version: '1.1'}));

const letters = ['a', 'b', 'c', 'd'];
const tenTimes = (_letter: string, at: number): string =>
  `${letters[at] ?? ''}: &${letters[at] ?? ''} [${Array(10)
    .fill(at === 0 ? 'x' : `*${letters[at - 1] ?? ''}`)
    .join()}]`;

describe('a document of YAML', () => {
  it('says what is in it', () => {
    expect(read('a: &a {b: 1}\nc: {<<: *a}\nd: {<<: [*a]}\n"<<": 5')).toEqual({
      value: {a: {b: 1}, c: {b: 1}, d: {b: 1}, '<<': 5},
      problems: [],
    });
  });

  it.each([
    ['joins a number', 'a: 1\nb: {<<: 5}', 13, /^<< joins maps/],
    ['joins nothing', 'a:\n  <<:\n', 8, /^<< joins maps/],
    ['joins a number in a list', '{<<: [{}, 5]}', 10, /^<< joins maps/],
    ['joins the map that it is in', 'a: &a {<<: *a}', 11, /^<< joins maps/],
    ['joins a map around that', 'a: &a {b: [{<<: *a}]}', 16, /^<< joins maps/],
    ['has an alias for nothing', 'a: 1\nb: *c', 8, /^Unresolved alias/],
    ['grows beyond measure', letters.map(tenTimes).join('\n'), 0, /^Excessive alias count/],
  ])('says nothing when it %s', (_what, text, offset, message) => {
    expect(read(text)).toEqual({
      value: undefined,
      problems: [{offset, message: expect.stringMatching(message) as string}],
    });
  });
});
