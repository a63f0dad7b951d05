import {expect, test} from 'vitest';
import {keysOf, readablePath, valueAt} from './pointer';
import {resolve, resolveAt} from './resolve';
import {tinySpec} from './testing/tinySpec';

const spec = tinySpec({
  components: {
    responses: {
      A: {$ref: '#/components/responses/B', description: 'From A.'},
      B: {description: 'From B.'},
      C: {$ref: '#/components/responses/C'},
    },
  },
});

test('a chain of references ends at the real object, the outermost description winning', () => {
  expect(resolveAt(spec, {$ref: '#/components/responses/A'}, '#/here')).toEqual({
    value: {description: 'From A.'},
    pointer: '#/components/responses/B',
  });
});
test('what is no reference stays', () => {
  expect(resolveAt(spec, {description: 'X'}, '#/here')).toEqual({
    value: {description: 'X'},
    pointer: '#/here',
  });
});
test('a reference that leads nowhere or in a circle says where it stands', () => {
  expect(() => resolveAt(spec, {$ref: '#/nothing'}, '#/here')).toThrow(
    '#/here: the reference "#/nothing" leads nowhere in this document.',
  );
  expect(() => resolve(spec, {$ref: '#/components/responses/C'})).toThrow('leads in a circle');
});
test('pointers escape and unescape', () => {
  expect(keysOf('#/a~1b/c~0d/e%20f')).toEqual(['a/b', 'c~d', 'e f']);
  expect(valueAt({'a/b': [{x: 1}]}, '/a~1b/0/x')).toBe(1);
  expect(valueAt({}, '/constructor')).toBeUndefined();
  expect(readablePath('/secrets/0/target')).toBe('secrets[0].target');
  expect(readablePath('/a b/c')).toBe('["a b"].c');
});
