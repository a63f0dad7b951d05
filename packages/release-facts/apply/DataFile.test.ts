import {describe, expect, it} from 'vitest';
import {DataFile} from './DataFile';

const YAML = `# Commands
commands:
  - path: a # first
    values: &values
      - {value: x}
    related: [b, c]
  - path: b
    values: *values
    text: >-
      A long text
      of two lines
  - path: c
`;

describe('DataFile', () => {
  const file = () => new DataFile('specs/a.yaml', YAML);

  it('replaces one value and leaves the rest as it is written', () => {
    const data = file();
    expect(data.set(['commands', 0, 'path'], 'z')).toBe(true);
    expect(data.text).toBe(YAML.replace('path: a #', 'path: z #'));
  });

  it('adds keys and items in the style of their neighbors', () => {
    const data = file();
    data.append(['commands', 0, 'related'], 'd');
    data.append(['commands'], {path: 'e', text: 'f'});
    data.set(['commands', 2, 'text'], 'g');
    expect(data.text).toBe(
      `${YAML.replace('[b, c]', '[b, c, d]')}    text: g\n  - path: e\n    text: f\n`,
    );
  });

  it('removes items and keys with their lines, and writes out what others refer to', () => {
    const data = file();
    expect(data.remove(['commands', 0])).toBe(true);
    expect(data.get(['commands', 0, 'values'])).toEqual([{value: 'x'}]);
    data.remove(['commands', 0, 'text']);
    expect(data.text).toBe(
      '# Commands\ncommands:\n  - path: b\n    values: [{value: x}]\n  - path: c\n',
    );
    expect(data.remove(['commands', 7])).toBe(false);
  });

  it('leaves an empty list when the last item goes', () => {
    const data = new DataFile('a.yaml', 'a:\n  - b: 1\n    c: 2\nd: 3\n');
    data.remove(['a', 0]);
    expect(data.get([])).toEqual({a: [], d: 3});
  });

  it('changes JSON, too', () => {
    const data = new DataFile('a.json', '{"a": {"b": 1, "c": [1, 2]}}');
    data.set(['a', 'd'], 'x');
    data.remove(['a', 'b']);
    data.remove(['a', 'c', 1]);
    expect(JSON.parse(data.text)).toEqual({a: {c: [1], d: 'x'}});
  });
});
