import {isObject} from '@toolhive-docs/options/isObject';
import {filled, listOf, mapOf, oneLine} from '../source/maps';
import type {Json} from '../types';

export interface SchemaField {
  /** From the root of the schema: `spec.env[].name`, `labels{}` for the values of a map. */
  path: string;
  fields: Record<string, Json>;
}

/** Keywords that are compared as they stand (JSON Schema, OpenAPI, Kubernetes). */
const KEYWORDS = [
  'default',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'uniqueItems',
  'nullable',
  'deprecated',
  'readOnly',
  'writeOnly',
  'const',
  'not',
  'x-enum-varnames',
];
/** Deeper schemas contain themselves. */
const DEEPEST = 40;

type Schema = Record<string, unknown>;

/** All fields of the schema of a resource, its own values first under the path "". Such schemas have no references. */
export function schemaFields(schema: unknown): SchemaField[] {
  const found = new Map<string, SchemaField>();
  collect(mapOf(schema), '', false, found, 0);
  return [...found.values()];
}

function collect(
  schema: Schema,
  path: string,
  isRequired: boolean,
  found: Map<string, SchemaField>,
  depth: number,
): void {
  if (depth > DEEPEST) return;
  const before = found.get(path);
  found.set(path, {path, fields: {...before?.fields, ...valuesOf(schema, isRequired)}});
  const required = new Set(listOf(schema.required));
  for (const [name, child] of Object.entries(mapOf(schema.properties)))
    collect(
      mapOf(child),
      path === '' ? name : `${path}.${name}`,
      required.has(name),
      found,
      depth + 1,
    );
  for (const [part, suffix] of [
    [schema.items, '[]'],
    [schema.additionalProperties, '{}'],
  ] as const)
    if (isObject(part)) children(part, `${path}${suffix}`, found, depth + 1);
}

/** An item or value gets an entry of its own only when it says more than its type, which the parent tells. */
function children(
  schema: Schema,
  path: string,
  found: Map<string, SchemaField>,
  depth: number,
): void {
  collect(schema, path, false, found, depth);
  const {type: _type, ...own} = found.get(path)?.fields ?? {};
  if (Object.keys(own).length === 0) found.delete(path);
}

/** What a schema says of its own value; `required` is said above it. */
export function valuesOf(schema: Schema, isRequired: boolean): Record<string, Json> {
  const extensions = Object.keys(schema).filter((key) => key.startsWith('x-kubernetes-'));
  return filled({
    type: typeOf(schema),
    description: oneLine(schema.description),
    required: isRequired ? true : undefined,
    enum: Array.isArray(schema.enum) ? schema.enum : undefined,
    // Generators write this one although it is the default.
    ...Object.fromEntries(
      [...KEYWORDS, ...extensions]
        .filter((key) => !(key === 'uniqueItems' && schema[key] === false))
        .map((key) => [key, schema[key]]),
    ),
  });
}

/** A type in words: `string`, `integer[]`, `map of string`, `integer | string`. */
function typeOf(value: unknown): string {
  const schema = mapOf(value);
  if (schema.items !== undefined) return `${typeOf(schema.items) || 'any'}[]`;
  if (isObject(schema.additionalProperties) && schema.properties === undefined)
    return `map of ${typeOf(schema.additionalProperties) || 'any'}`;
  if (Array.isArray(schema.type)) return schema.type.map(String).join(' | ');
  if (typeof schema.type === 'string') return schema.type;
  return [...new Set(listOf(schema.anyOf).map(typeOf).filter(Boolean))].join(' | ');
}
