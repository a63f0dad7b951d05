import {expect, it} from 'vitest';
import {parseDocument} from 'yaml';
import {offsetInYaml} from './yamlPlace';

const text = `# Above.
a: &list
  - name: x
  - name: y
b: *list
8: {c: 1}
`;
const document = parseDocument(text);
const after = (path: readonly (string | number)[]): string =>
  text.slice(offsetInYaml(document, path)).split('\n', 1)[0] ?? '';

it.each([
  ['a field by its name', ['a'], 'a: &list'],
  ['an item', ['a', 1], 'name: y'],
  ['a field of an item, by the text of its number', ['a', '1', 'name'], 'name: y'],
  ['what an alias leads to', ['b', 0, 'name'], 'name: x'],
  ['a field that is a number', ['8', 'c'], 'c: 1}'],
  ['the nearest thing that holds what is not there', ['a', 1, 'size'], 'name: y'],
  ['the whole document', [], 'a: &list'],
])('finds %s', (_what, path, line) => {
  expect(after(path)).toBe(line);
});
