import {expect, it} from 'vitest';
import {readYamlText} from './yamlText';

it('gives back what the text says, with the lines of its fields', () => {
  const {value, problems, lineAt} = readYamlText(
    '# Days.\nweek:\n  - monday\nrest: {day: sunday}\n',
  );
  expect(value).toEqual({week: ['monday'], rest: {day: 'sunday'}});
  expect(problems).toEqual([]);
  expect([['week', 0], ['rest', 'day'], ['week', 9], []].map(lineAt)).toEqual([3, 4, 2, 2]);
});

it.each([
  ['a list that does not end', 'a: 1\nb: [\n', 3, /^Flow sequence/],
  ['a key that is there twice', 'a: 1\na: 2\n', 2, /^Map keys must be unique$/],
  ['an alias without its anchor', 'a: 1\nb: [1, *none]\n', 2, /^Unresolved alias .*: none$/],
  ['an alias before its anchor', 'a: *late\nb: &late 1\n', 1, /^Unresolved alias .*: late$/],
  ['aliases that grow beyond all bounds', grown(), 1, /^Excessive alias count/],
])('names the line of %s', (_what, text, line, message) => {
  const {value, problems} = readYamlText(text);
  expect(value).toBeUndefined();
  expect(problems).toContainEqual({line, message: expect.stringMatching(message)});
});

/** Each list holds the one before it ten times. */
function grown(): string {
  const lists = Array.from({length: 6}, (_, at) => {
    const before = at === 0 ? 'x' : `*l${at - 1}`;
    return `l${at}: &l${at} [${Array<string>(10).fill(before).join(', ')}]\n`;
  });
  return lists.join('');
}
