import {expect, it} from 'vitest';
import {optionTable, readOptions} from './readOptions';

const known = optionTable('-n= --namespace= -f -s');

it.each([
  ['–namespace x a', '--namespace', ['x'], 'write --namespace'],
  ['–n x a', '-n', ['x'], 'write -n'],
  ['–fs a', '-s', [''], 'write -fs'],
])(
  'an option with a typographic dash is named, and read as meant: %s',
  (line, name, value, fix) => {
    const {options, args, problems} = readOptions('helm', line.split(' '), known);
    expect(options.get(name)).toEqual(value);
    expect(args).toEqual(['a']);
    expect(problems).toEqual([expect.stringContaining(fix)]);
  },
);
