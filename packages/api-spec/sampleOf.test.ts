import {describe, expect, test} from 'vitest';
import {contentOf, listOperations} from './listOperations';
import {loadApiSpec} from './node';
import {exampleOf, sampleOf} from './sampleOf';
import {schemaPlace, schemaSpec} from './testing/tinySpec';
import type {Schema} from './types';
import {validate} from './validate/validate';

const sample = (schema: Schema, others: Record<string, Schema> = {}) =>
  sampleOf(schemaSpec(schema, others), schemaPlace);

describe('a value that shows a schema', () => {
  test.each<[Schema, unknown]>([
    [{type: 'string'}, 'text'],
    [{type: 'string', format: 'date-time'}, '2025-06-12T09:30:00Z'],
    [{type: 'integer', minimum: 5}, 5],
    [{enum: ['a', 'b']}, 'a'],
    [{type: 'boolean', default: true}, true],
    [{type: 'array', items: {type: 'integer'}}, [0]],
    [{type: 'array', prefixItems: [{const: 1}, {type: 'string'}]}, [1, 'text']],
    [{properties: {a: {type: 'string'}, b: {properties: {c: {const: 1}}}}}, {a: 'text', b: {c: 1}}],
    [{type: 'object', additionalProperties: {type: 'integer'}}, {key: 0}],
    [{allOf: [{properties: {a: {const: 1}}}, {properties: {b: {const: 2}}}]}, {a: 1, b: 2}],
    [{oneOf: [{type: 'string'}, {type: 'null'}]}, 'text'],
    [{type: ['null', 'integer']}, 0],
  ])('%j', (schema, expected) => expect(sample(schema)).toEqual(expected));

  test('recursion ends', () => {
    expect(
      sample({
        type: 'object',
        properties: {name: {type: 'string'}, children: {type: 'array', items: {$ref: schemaPlace}}},
      }),
    ).toEqual({name: 'text', children: []});
    expect(sample({$ref: schemaPlace})).toBeUndefined();
  });
});

test.each(['payments', 'workspace'])(
  'bodies without an example get one that matches: %s',
  (name) => {
    const spec = loadApiSpec(`packages/api-spec/testing/${name}.yaml`);
    const contents = listOperations(spec).flatMap(({requestBody, responses}) =>
      [requestBody, ...responses].flatMap((holder) => (holder ? contentOf(holder) : [])),
    );
    const json = contents.filter(({schemaPointer, type}) => schemaPointer && type.endsWith('json'));
    expect(json.length).toBeGreaterThan(4);
    for (const {media, schemaPointer} of json) {
      const value = exampleOf(spec, media, schemaPointer);
      expect(value).toBeDefined();
      expect(
        validate(spec, schemaPointer ?? '', value).filter(
          ({keyword}) => keyword !== 'required' && keyword !== 'pattern' && keyword !== 'minLength',
        ),
      ).toEqual([]);
    }
  },
);
