/** The ways a key of an OpenAPI object is described: what stands under it, once or many times. */

export const text = {is: 'string'} as const;
export const flag = {is: 'boolean'} as const;
const size = {is: 'number'} as const;
export const anything = {is: 'any'} as const;
export const strings = {is: 'strings'} as const;
export const one = <Is extends string>(is: Is) => ({is}) as const;
export const list = <Is extends string>(is: Is) => ({is, many: 'list'}) as const;
export const map = <Is extends string>(is: Is) => ({is, many: 'map'}) as const;
export const must = <Kind extends object>(field: Kind) => ({...field, required: true}) as const;
export const needed = must(text);

/** Schema Objects (JSON Schema 2020-12 and the keywords that OpenAPI adds) and what stands in them alone. */
export const schemaShapes = {
  Schema: {
    keys: {
      $id: text,
      $schema: text,
      $anchor: text,
      $dynamicAnchor: text,
      $ref: text,
      $dynamicRef: text,
      $comment: text,
      $vocabulary: anything,
      $defs: map('Schema'),
      title: text,
      description: text,
      default: anything,
      deprecated: flag,
      readOnly: flag,
      writeOnly: flag,
      examples: list('any'),
      example: anything,
      type: anything,
      enum: list('any'),
      const: anything,
      format: text,
      multipleOf: size,
      maximum: size,
      exclusiveMaximum: size,
      minimum: size,
      exclusiveMinimum: size,
      maxLength: size,
      minLength: size,
      pattern: text,
      prefixItems: list('Schema'),
      items: one('Schema'),
      contains: one('Schema'),
      maxContains: size,
      minContains: size,
      maxItems: size,
      minItems: size,
      uniqueItems: flag,
      unevaluatedItems: one('Schema'),
      properties: map('Schema'),
      patternProperties: map('Schema'),
      additionalProperties: one('Schema'),
      propertyNames: one('Schema'),
      unevaluatedProperties: one('Schema'),
      maxProperties: size,
      minProperties: size,
      required: strings,
      dependentRequired: one('Dependencies'),
      dependentSchemas: map('Schema'),
      allOf: list('Schema'),
      anyOf: list('Schema'),
      oneOf: list('Schema'),
      not: one('Schema'),
      if: one('Schema'),
      then: one('Schema'),
      else: one('Schema'),
      contentMediaType: text,
      contentEncoding: text,
      contentSchema: one('Schema'),
      discriminator: one('Discriminator'),
      externalDocs: one('ExternalDocs'),
      xml: one('Xml'),
      'x-enum-varnames': strings,
      'x-enum-labels': one('Labels'),
    },
  },
  Discriminator: {keys: {propertyName: needed, mapping: one('Mapping')}},
  Mapping: {each: text},
  Xml: {keys: {name: text, namespace: text, prefix: text, attribute: flag, wrapped: flag}},
  Dependencies: {each: strings},
  Labels: {each: text},
};
