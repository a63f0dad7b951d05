import Ajv from 'ajv/dist/2020';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {readablePath} from '../pointer';
import {loadApiSpec} from '../node';
import {schemaPlace, schemaSpec} from '../testing/tinySpec';
import type {Schema, SchemaObject} from '../types';
import {validate} from './validate';

function problems(schema: Schema, value: unknown, others: Record<string, Schema> = {}): string[] {
  return validate(schemaSpec(schema, others), schemaPlace, value).map(
    ({path, message}) => `${readablePath(path) || 'it'} ${message}`,
  );
}

describe('messages say which field, what is wrong and what is allowed', () => {
  test.each<[string, Schema, unknown, string]>([
    ['type', {type: 'string'}, 7, 'it must be a string, not a number'],
    ['several types', {type: ['string', 'null']}, {}, 'it must be a string or null, not an object'],
    ['integer', {type: 'integer'}, 1.5, 'it must be an integer, not 1.5'],
    ['enum', {enum: ['stdio', 'sse']}, 'http', 'it must be one of stdio, sse; got "http"'],
    ['const', {const: {a: 1}}, {a: 2}, 'it must be {"a":1}; got an object'],
    ['range', {maximum: 65535}, 70000, 'it must be 65535 or less; got 70000'],
    ['multiple', {multipleOf: 0.1}, 0.25, 'it must be a multiple of 0.1; got 0.25'],
    ['empty', {minLength: 1}, '', 'it must not be empty'],
    ['pattern', {pattern: '^a'}, 'b', 'it must match ^a; got "b"'],
    ['format', {format: 'date-time'}, 'today', 'it must be a date-time; got "today"'],
    ['address', {format: 'ipv4'}, '1.2.3.4.', 'it must be a ipv4; got "1.2.3.4."'],
    [
      'nested field',
      {properties: {a: {items: {required: ['b'], properties: {b: {type: 'string'}}}}}},
      {a: [{}, {b: 1}]},
      'a[0].b is required',
    ],
    [
      'unknown field',
      {properties: {a: true, b: true}, additionalProperties: false},
      {a: 1, c: 2},
      'c is not a known field',
    ],
    ['count', {maxItems: 1}, [1, 2], 'it must have 1 items or fewer; has 2'],
    [
      'same item twice',
      {uniqueItems: true},
      [
        {a: 1, b: 2},
        {b: 2, a: 1},
      ],
      'it must not hold the same item twice',
    ],
    [
      'no alternative',
      {oneOf: [{type: 'string'}, {type: 'null'}]},
      1,
      'it matches none of the 2 alternatives',
    ],
    [
      'two alternatives',
      {oneOf: [{minimum: 1}, {minimum: 2}]},
      3,
      'it matches 2 of the alternatives; exactly one is allowed',
    ],
    ['forbidden', false, 1, 'it is not allowed'],
  ])('%s', (_, schema, value, message) => expect(problems(schema, value)[0]).toBe(message));

  test('an alternative named by the discriminator is the one complained about', () => {
    const others = {
      cat: {properties: {kind: {const: 'cat'}, lives: {type: 'integer'}}},
      dog: {properties: {kind: {const: 'dog'}}},
    } as const;
    const schema = {
      oneOf: [{$ref: '#/components/schemas/cat'}, {$ref: '#/components/schemas/dog'}],
      discriminator: {propertyName: 'kind'},
    };
    expect(problems(schema, {kind: 'cat', lives: 'nine'}, others)).toEqual([
      'lives must be an integer, not a string',
    ]);
  });
  test('a long value is cut', () =>
    expect(problems({enum: ['a']}, 'x'.repeat(1000))[0]?.length).toBeLessThan(120));
});

describe('references', () => {
  test('recursive schemas check every level', () => {
    const tree: Schema = {
      type: 'object',
      properties: {children: {type: 'array', items: {$ref: '#/components/schemas/it'}}},
    };
    expect(problems(tree, {children: [{children: [{children: 1}]}]})).toEqual([
      'children[0].children[0].children must be an array, not a number',
    ]);
  });
  test('a schema that only refers to itself ends', () =>
    expect(problems({$ref: '#/components/schemas/it'}, 1)).toEqual([]));
  test('anchors, ids and dynamic references lead to the right place', () => {
    const spec = loadApiSpec('packages/api-spec/testing/workspace.yaml');
    expect(validate(spec, '#/components/schemas/PageList', {items: [{id: 1, title: 'x'}]})).toEqual(
      [],
    );
    expect(validate(spec, '#/components/schemas/PageList', {items: [{id: 1}]})).toMatchObject([
      {path: '/items/0/title'},
    ]);
    expect(validate(spec, '#/components/schemas/PagedList', {items: [1]})).toEqual([]);
    expect(
      validate(spec, '#/components/schemas/Tree', {value: {title: 'a'}, children: [{}]}),
    ).toMatchObject([{path: '/children/0/value'}]);
  });
  test('unevaluatedProperties sees through allOf, anyOf and if', () => {
    const schema: Schema = {
      allOf: [{properties: {a: true}}],
      anyOf: [
        {properties: {b: {type: 'string'}}, required: ['b']},
        {properties: {c: true}, required: ['c']},
      ],
      if: {properties: {d: {const: 1}}, required: ['d']},
      then: {properties: {e: true}},
      unevaluatedProperties: false,
    };
    expect(problems(schema, {a: 1, b: 'x', d: 1, e: 2})).toEqual([]);
    expect(problems(schema, {a: 1, b: 'x', c: 1, e: 2})).toEqual(['e is not a known field']);
  });
  test('what a failing condition or alternative has seen stays unevaluated', () => {
    const seen: Schema = {properties: {a: true}, required: ['z']};
    expect(problems({if: seen, unevaluatedProperties: false}, {a: 1})).toEqual([
      'a is not a known field',
    ]);
    expect(problems({anyOf: [seen, true], unevaluatedProperties: false}, {a: 1})).toEqual([
      'a is not a known field',
    ]);
    expect(
      problems({not: {not: {properties: {a: true}}}, unevaluatedProperties: false}, {a: 1}),
    ).toEqual(['a is not a known field']);
    expect(
      problems({if: {items: {type: 'string'}}, unevaluatedItems: {type: 'number'}}, [1, {}]),
    ).toEqual(['[1] must be a number, not an object']);
  });
  test('unevaluatedItems sees prefixItems and contains', () => {
    const schema: Schema = {
      prefixItems: [{type: 'string'}],
      contains: {type: 'number'},
      unevaluatedItems: false,
    };
    expect(problems(schema, ['a', 1, 2])).toEqual([]);
    expect(problems(schema, ['a', 1, true])).toEqual(['[2] is an item too many']);
  });
  test('a place without a schema is an error', () =>
    expect(() => validate(schemaSpec({}), '#/components/schemas/none', 1)).toThrow(
      'There is no schema at #/components/schemas/none.',
    ));
});

describe('hostile values', () => {
  test('nesting without end stops with a message', () => {
    let value: unknown = {};
    for (let level = 0; level < 100_000; level += 1) value = {next: value};
    expect(problems({properties: {next: {$ref: '#/components/schemas/it'}}}, value)).toEqual([
      expect.stringContaining('is nested more than'),
    ]);
  });
  test('alternatives that multiply with depth stop instead of going on for years', () => {
    const both: SchemaObject = {properties: {next: {$ref: '#/components/schemas/it'}}};
    let value: unknown = {};
    for (let level = 0; level < 60; level += 1) value = {next: value};
    expect(
      problems({anyOf: [{...both, required: ['z']}, both, {...both, required: ['y']}]}, value)
        .length,
    ).toBeGreaterThan(0);
  }, 60_000);
  test('a hundred thousand wrong items give a handful of problems', () =>
    expect(problems({items: {type: 'string'}}, Array(100_000).fill(1))).toHaveLength(20));
  test('keys of prototypes are keys like any other', () => {
    const value: unknown = JSON.parse('{"__proto__": 1, "constructor": 2}');
    expect(problems({properties: {a: true}, additionalProperties: false}, value)).toHaveLength(2);
    expect(problems({required: ['toString', 'a']}, {})).toHaveLength(2);
    expect(problems({properties: {['constructor' as string]: {type: 'string'}}}, value)).toEqual([
      'constructor must be a string, not a number',
    ]);
  });
});

describe('beside a full validator', () => {
  const key = fc.constantFrom('a', 'b', 'c');
  const scalar = fc.oneof(
    fc.constantFrom('', 'a', 'ab', 'xyz', 'é😀'),
    fc.integer({min: -3, max: 5}),
    fc.constantFrom(0.5, 2.5),
    fc.boolean(),
    fc.constant(null),
  );
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      {depthSize: 'small'},
      scalar,
      fc.array(tie('any'), {maxLength: 4}),
      fc.dictionary(key, tie('any'), {maxKeys: 3, noNullPrototype: true}),
    ),
  })).any;
  const small = fc.integer({min: 0, max: 4});
  const schema = fc.letrec<{any: Schema}>((tie) => {
    const self = tie('any');
    const members = fc.dictionary(key, self, {maxKeys: 3, noNullPrototype: true});
    const some = fc.array(self, {minLength: 1, maxLength: 3});
    const keywords: Record<string, fc.Arbitrary<unknown>> = {
      type: fc.constantFrom('string', 'integer', 'number', 'boolean', 'null', 'array', 'object', [
        'string',
        'array',
      ]),
      enum: fc.uniqueArray(scalar, {
        minLength: 1,
        maxLength: 3,
        selector: (item) => JSON.stringify(item),
      }),
      const: scalar,
      minimum: small,
      exclusiveMaximum: small,
      multipleOf: fc.constantFrom(1, 2, 0.5),
      minLength: small,
      maxLength: small,
      pattern: fc.constantFrom('^a', 'b$', '^.$'),
      minItems: small,
      maxItems: small,
      uniqueItems: fc.boolean(),
      items: self,
      prefixItems: some,
      contains: self,
      minContains: small,
      maxContains: small,
      properties: members,
      patternProperties: fc.record({'^[ab]$': self}),
      additionalProperties: self,
      propertyNames: self,
      required: fc.uniqueArray(key),
      minProperties: small,
      maxProperties: small,
      dependentRequired: fc.dictionary(key, fc.uniqueArray(key), {noNullPrototype: true}),
      dependentSchemas: members,
      allOf: some,
      anyOf: some,
      oneOf: some,
      not: self,
      if: self,
      then: self,
      else: self,
      $ref: fc.constantFrom(
        '#/components/schemas/shared',
        '#/components/schemas/shared/properties/a',
      ),
    };
    const names = Object.keys(keywords);
    // Beside prefixItems or items, Ajv misses that an empty array contains nothing.
    const apart = (chosen: string[]) =>
      chosen.filter((name) => !(chosen.includes('contains') && /^(prefixItems|items)$/.test(name)));
    const object = fc
      .uniqueArray(fc.constantFrom(...names), {minLength: 1, maxLength: 4})
      .chain((chosen) =>
        fc.record(Object.fromEntries(apart(chosen).map((name) => [name, keywords[name] ?? self]))),
      ) as fc.Arbitrary<SchemaObject>;
    return {any: fc.oneof({depthSize: 'small', withCrossShrink: true}, fc.boolean(), object)};
  }).any;
  const shared: Schema = {properties: {a: {type: ['integer', 'string']}}};

  // Without unevaluatedItems and unevaluatedProperties: Ajv counts what a failing `if` has seen.
  test('400 random schemas and values get the same verdict', () => {
    fc.assert(
      fc.property(schema, fc.array(value, {minLength: 1, maxLength: 5}), (random, values) => {
        const spec = schemaSpec(random, {shared});
        const ajv = new Ajv({strict: false, validateFormats: false, logger: false});
        ajv.addSchema({...spec, $id: 'https://example.net/spec'});
        const full = ajv.compile({$ref: 'https://example.net/spec#/components/schemas/it'});
        for (const one of values)
          expect({value: one, valid: validate(spec, schemaPlace, one).length === 0}).toEqual({
            value: one,
            valid: full(one),
          });
      }),
      {numRuns: 400, seed: 20250612},
    );
  }, 120_000);
});
