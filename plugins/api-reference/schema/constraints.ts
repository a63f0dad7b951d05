import type {SchemaObject} from '@toolhive-docs/api-spec';
import type {Fact} from '../model';

/** Longest example that is shown beside a field, in characters. */
const LONGEST_VALUE = 100;

/** A value as a reader would write it: text as it is, anything else as JSON. */
export function valueText(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

/** The rules and values of a schema in words (JSON Schema 2020-12, Validation §6, §8 and §9), without its type and enum. */
export function constraints(schema: SchemaObject): Fact[] {
  const example = schema.example ?? schema.examples?.[0];
  return [
    ...value('Default', schema.default),
    ...value('Always', schema.const),
    ...words(range(schema)),
    ...words(schema.multipleOf === undefined ? undefined : `a multiple of ${schema.multipleOf}`),
    ...words(count(schema.minLength, schema.maxLength, 'character')),
    ...words(count(schema.minItems, schema.maxItems, 'item')),
    ...words(schema.uniqueItems ? 'unique items' : undefined),
    ...words(
      schema.contains === undefined
        ? undefined
        : `contains ${count(schema.minContains ?? 1, schema.maxContains, 'item') ?? ''} of a kind`,
    ),
    ...words(count(schema.minProperties, schema.maxProperties, 'field')),
    ...words(
      schema.additionalProperties === false || schema.unevaluatedProperties === false
        ? 'no other fields'
        : undefined,
    ),
    ...value('Pattern', schema.pattern),
    ...value(
      'Names match',
      typeof schema.propertyNames === 'object' ? schema.propertyNames.pattern : undefined,
    ),
    ...value('Holds', schema.contentMediaType),
    ...value('Encoded as', schema.contentEncoding),
    ...Object.entries(schema.dependentRequired ?? {}).map(([name, needed]) => ({
      text: `${name} needs`,
      code: needed.join(', '),
    })),
    ...value(
      'Example',
      example === schema.default || example === schema.const ? undefined : example,
    ),
  ];
}

function words(text: string | undefined): Fact[] {
  return text === undefined ? [] : [{text}];
}

function value(text: string, content: unknown): Fact[] {
  if (content === undefined) return [];
  const code = valueText(content);
  return code.length > LONGEST_VALUE ? [] : [{text, code}];
}

function range({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
}: SchemaObject): string | undefined {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  const low =
    exclusiveMinimum !== undefined
      ? `more than ${exclusiveMinimum}`
      : minimum !== undefined
        ? `at least ${minimum}`
        : undefined;
  const high =
    exclusiveMaximum !== undefined
      ? `less than ${exclusiveMaximum}`
      : maximum !== undefined
        ? `at most ${maximum}`
        : undefined;
  return [low, high].filter((part) => part !== undefined).join(', ') || undefined;
}

function count(
  least: number | undefined,
  most: number | undefined,
  thing: string,
): string | undefined {
  const things = (number: number): string => `${number} ${thing}${number === 1 ? '' : 's'}`;
  if (least !== undefined && most !== undefined)
    return least === most ? `exactly ${things(least)}` : `${least} to ${things(most)}`;
  if (least !== undefined) return least > 0 ? `at least ${things(least)}` : undefined;
  return most === undefined ? undefined : `at most ${things(most)}`;
}
