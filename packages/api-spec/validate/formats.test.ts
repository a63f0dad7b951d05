import {expect, test} from 'vitest';
import {schemaPlace, schemaSpec} from '../testing/tinySpec';
import {validate} from './validate';

test.each([
  ['date', ['2024-02-29'], ['2023-02-29', '2024-01-31x', 'x2024-01-31']],
  ['time', ['12:00:00Z', '12:00:00.5+01:00'], ['24:00:00Z', 'x12:00:00Z', '12:00:00Zx']],
  ['ipv6', ['::1', '2001:DB8::1'], ['1.2.3.4', '::g', 'localhost']],
  ['hostname', ['a-b.Example'], ['-a', 'a_b', 'a..b']],
])('the format %s holds for what has it, and for nothing else', (format, right, wrong) => {
  const isRight = (value: string): boolean =>
    validate(schemaSpec({format}), schemaPlace, value).length === 0;
  expect(right.filter((value) => !isRight(value))).toEqual([]);
  expect(wrong.filter(isRight)).toEqual([]);
});
