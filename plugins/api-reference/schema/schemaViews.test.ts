import {beforeAll, describe, expect, it} from 'vitest';
import type {Schema} from '@toolhive-docs/api-spec';
import {schemaPlace, schemaSpec} from '@toolhive-docs/api-spec/testing';
import {createAnchors} from '../anchors';
import type {SchemaView} from '../model';
import {loadMarkdown} from '../markdown';
import {schemaViews} from './schemaViews';

const draw = (schema: Schema, others: Record<string, Schema> = {}, depth = 6): SchemaView =>
  schemaViews({
    spec: schemaSpec(schema, others),
    anchors: createAnchors(),
    hrefOf: (name) => `#schema.${name}`,
    depth,
  })(schemaPlace, 'op.body');

const typeOf = (schema: Schema, others: Record<string, Schema> = {}): string =>
  draw(schema, others)
    .type.map(({text}) => text)
    .join('');
const names = ({fields = []}: SchemaView): string[] => fields.map(({name}) => name);

beforeAll(loadMarkdown);

describe('the type of a schema in words', () => {
  const Card = {type: 'object', properties: {last4: {type: 'string'}}} as const;

  it.each<[string, Schema]>([
    ['integer', {type: 'integer'}],
    ['string · date-time or null', {type: ['string', 'null'], format: 'date-time'}],
    ['array of string', {type: 'array', items: {type: 'string'}}],
    [
      'map of array of integer',
      {type: 'object', additionalProperties: {type: 'array', items: {type: 'integer'}}},
    ],
    ['string or integer', {type: ['string', 'integer']}],
    ['string', {enum: ['asc', 'desc']}],
    ['Card or null', {anyOf: [{$ref: '#/components/schemas/Card'}, {type: 'null'}]}],
    ['array of Card', {type: 'array', items: {$ref: '#/components/schemas/Card'}}],
    ['Card or string', {oneOf: [{$ref: '#/components/schemas/Card'}, {type: 'string'}]}],
    ['object', {properties: {a: true}}],
    ['any value', {}],
    ['nothing', false],
  ])('%s', (words, schema) => {
    expect(typeOf(schema, {Card})).toBe(words);
  });

  it('keeps the plain type beside the name of a schema that holds no fields', () => {
    expect(
      typeOf(
        {$ref: '#/components/schemas/Transport'},
        {Transport: {type: 'string', enum: ['stdio', 'sse']}},
      ),
    ).toBe('string · Transport');
  });
});

describe('the tree of a schema', () => {
  it('gives each field an id below its parent and says which are required', () => {
    const {fields = []} = draw({
      type: 'object',
      required: ['name'],
      properties: {
        name: {type: 'string'},
        oidc: {type: 'object', properties: {issuer: {type: 'string'}}},
      },
    });
    expect(fields.map(({id, required}) => [id, required])).toEqual([
      ['op.body.name', true],
      ['op.body.oidc', false],
    ]);
    expect(fields[1]?.fields?.[0]?.id).toBe('op.body.oidc.issuer');
  });

  it('looks through arrays and shows maps as a field of any name', () => {
    expect(names(draw({type: 'array', items: {type: 'object', properties: {a: true}}}))).toEqual([
      'a',
    ]);
    expect(
      names(draw({type: 'object', additionalProperties: {type: 'object', properties: {a: true}}})),
    ).toEqual(['*']);
  });

  it('adds up allOf, with required names of every part', () => {
    const view = draw(
      {
        allOf: [
          {$ref: '#/components/schemas/Base'},
          {properties: {own: true}, required: ['own', 'id']},
        ],
      },
      {Base: {type: 'object', properties: {id: {type: 'string'}}}},
    );
    expect(view.fields?.map(({name, required}) => [name, required])).toEqual([
      ['id', true],
      ['own', true],
    ]);
  });

  it('lets a description beside a reference win', () => {
    const view = draw(
      {properties: {a: {$ref: '#/components/schemas/T', description: 'Mine.'}}},
      {T: {type: 'string', description: 'Theirs.'}},
    );
    expect(view.fields?.[0]?.description).toBe('<p>Mine.</p>');
  });

  it('ends where a schema meets itself, with a link to it', () => {
    const Node: Schema = {
      type: 'object',
      properties: {value: {type: 'string'}, next: {$ref: '#/components/schemas/Node'}},
    };
    const view = draw({$ref: '#/components/schemas/Node'}, {Node});
    const next = view.fields?.[1];
    expect(next?.fields).toBeUndefined();
    expect(next?.shownAt).toEqual({text: 'Node', href: '#schema.Node'});
  });

  it('links a schema without a name that meets itself to where it began', () => {
    const view = draw({
      type: 'object',
      properties: {
        children: {type: 'array', items: {$ref: '#/components/schemas/it/properties/leaf'}},
        leaf: {
          type: 'object',
          properties: {again: {$ref: '#/components/schemas/it/properties/leaf'}},
        },
      },
    });
    expect(view.fields?.[1]?.fields?.[0]?.shownAt).toEqual({
      text: 'the same fields as above',
      href: '#op.body.leaf',
    });
  });

  it('spells named schemas out as deep as it is told', () => {
    const A: Schema = {type: 'object', properties: {b: {$ref: '#/components/schemas/B'}}};
    const B: Schema = {type: 'object', properties: {c: {type: 'string'}}};
    expect(
      draw({properties: {a: {$ref: '#/components/schemas/A'}}}, {A, B}, 0).fields?.[0]?.fields,
    ).toBeUndefined();
    expect(
      draw({properties: {a: {$ref: '#/components/schemas/A'}}}, {A, B}).fields?.[0]?.fields?.[0]
        ?.fields?.[0]?.name,
    ).toBe('c');
  });

  it('calls alternatives by discriminator, constant or what they need', () => {
    const view = draw({
      oneOf: [{required: ['and'], properties: {and: true}}, {properties: {op: {const: 'remove'}}}],
    });
    expect(view.choices?.[0]?.options.map(({label}) => label)).toEqual(['with and', 'op: remove']);
    const told = draw(
      {
        oneOf: [{$ref: '#/components/schemas/Card'}, {$ref: '#/components/schemas/Iban'}],
        discriminator: {propertyName: 'kind', mapping: {card: '#/components/schemas/Card'}},
      },
      {Card: {properties: {last4: true}}, Iban: {properties: {iban: true}}},
    );
    expect(told.choices?.[0]?.options.map(({label}) => label)).toEqual([
      'kind: card',
      'kind: Iban',
    ]);
  });

  it('shows conditions as parts of their own', () => {
    const view = draw({
      if: {properties: {a: {const: 1}}},
      then: {required: ['b']},
      dependentSchemas: {c: {properties: {d: true}}},
    });
    expect(view.choices?.[0]?.options.map(({label}) => label)).toEqual([
      'If',
      'Then',
      'When c is there',
    ]);
  });

  it('shows the labels of an enum and rules of items', () => {
    expect(draw({enum: ['a'], 'x-enum-labels': {a: 'First'}}).values).toEqual([
      {value: 'a', label: 'First'},
    ]);
    expect(draw({type: 'array', items: {type: 'string', maxLength: 5}}).facts).toEqual([
      {text: 'each at most 5 characters'},
    ]);
  });
});
