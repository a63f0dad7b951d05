import {describe, expect, it} from 'vitest';
import type {SchemaObject} from '@toolhive-docs/api-spec';
import {constraints} from './constraints';

const said = (schema: SchemaObject): string[] =>
  constraints(schema).map(({text, code}) => (code === undefined ? text : `${text} ${code}`));

describe('the rules of a schema in words', () => {
  it('names numbers with both ends, one end, or an end that does not count', () => {
    expect(said({minimum: 1, maximum: 65535})).toEqual(['1 to 65535']);
    expect(said({minimum: 0})).toEqual(['at least 0']);
    expect(said({exclusiveMinimum: 0, maximum: 9, multipleOf: 3})).toEqual([
      'more than 0, at most 9',
      'a multiple of 3',
    ]);
  });

  it('counts characters, items and fields', () => {
    expect(said({minLength: 1})).toEqual(['at least 1 character']);
    expect(said({minLength: 0, minItems: 0})).toEqual([]);
    expect(said({minLength: 4, maxLength: 4})).toEqual(['exactly 4 characters']);
    expect(said({minItems: 1, maxItems: 100, uniqueItems: true})).toEqual([
      '1 to 100 items',
      'unique items',
    ]);
    expect(said({maxProperties: 20, additionalProperties: false})).toEqual([
      'at most 20 fields',
      'no other fields',
    ]);
  });

  it('shows values as a reader would write them', () => {
    expect(said({default: 'stdio', examples: ['sse']})).toEqual(['Default stdio', 'Example sse']);
    expect(said({default: []})).toEqual(['Default []']);
    expect(said({default: '', const: null})).toEqual(['Default ""', 'Always null']);
  });

  it('does not show an example twice, nor a very long one', () => {
    expect(said({default: 5, example: 5})).toEqual(['Default 5']);
    expect(said({example: 'x'.repeat(500)})).toEqual([]);
  });

  it('says which fields need others', () => {
    expect(said({dependentRequired: {password: ['public']}})).toEqual(['password needs public']);
  });
});
