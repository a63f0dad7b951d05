import {isObject} from '@toolhive-docs/options/isObject';
import {schemaIndex} from './schemaIndex';
import type {IndexedSchema} from './schemaIndex';
import {resolve} from './resolve';
import type {ApiSpec, MediaType, SchemaObject} from './types';
import {join} from './pointer';

/** The first example of a body; without one, a value made from its schema. Undefined when there is neither. */
export function exampleOf(
  spec: ApiSpec,
  media: MediaType,
  schemaPointer: string | undefined,
): unknown {
  if (media.example !== undefined) return media.example;
  for (const example of Object.values(media.examples ?? {})) {
    const {value} = resolve(spec, example);
    if (value !== undefined) return value;
  }
  return schemaPointer === undefined ? undefined : sampleOf(spec, schemaPointer);
}

/**
 * Makes a value that shows the shape of a schema: its own example or default where it has one, the first value of an enum, one item
 * for an array, all properties of an object. Recursion ends where a schema meets itself. A pattern is not solved, so the value need
 * not match in every case.
 */
export function sampleOf(spec: ApiSpec, schemaPointer: string): unknown {
  const index = schemaIndex(spec);
  return sample(index.at(schemaPointer), new Set());

  function sample(at: IndexedSchema | undefined, open: ReadonlySet<string>): unknown {
    if (!at) return undefined;
    const {schema} = at;
    if (typeof schema === 'boolean') return schema ? {} : undefined;
    const given =
      schema.example ?? schema.examples?.[0] ?? schema.const ?? schema.default ?? schema.enum?.[0];
    if (given !== undefined) return given;
    if (open.has(at.pointer)) return undefined;
    const inside = new Set(open).add(at.pointer);
    if (schema.$ref) return sample(index.find(schema.$ref, at.base), inside);
    const below: SampleBelow = (...keys) => sample(index.at(join(at.pointer, ...keys)), inside);
    const parts = [
      ...(schema.allOf ?? []).map((_, part) => below('allOf', part)),
      schema.oneOf ? below('oneOf', 0) : schema.anyOf ? below('anyOf', 0) : undefined,
    ];
    const own = ownSample(schema, below);
    const objects = [...parts, own].filter(isObject);
    return objects.length
      ? Object.assign({}, ...objects)
      : (own ?? parts.find((part) => part !== undefined));
  }
}

/** Makes the sample of the schema that stands under some keys of another one. */
type SampleBelow = (...keys: (string | number)[]) => unknown;

/** What the keywords of a schema itself ask for, without references and alternatives. */
function ownSample(schema: SchemaObject, below: SampleBelow): unknown {
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (type === 'object' || schema.properties) {
    const fields = Object.keys(schema.properties ?? {}).map((key) => [
      key,
      below('properties', key),
    ]);
    if (!fields.length && typeof schema.additionalProperties === 'object')
      fields.push(['key', below('additionalProperties')]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (type === 'array') {
    const items = schema.prefixItems
      ? schema.prefixItems.map((_, item) => below('prefixItems', item))
      : [below('items')];
    return items.filter((item) => item !== undefined);
  }
  if (type === 'integer' || type === 'number')
    return (
      schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1)
    );
  if (type === 'boolean') return false;
  return type === 'string' ? (sampleTexts.get(schema.format ?? '') ?? 'text') : undefined;
}

const sampleTexts: ReadonlyMap<string, string> = new Map([
  ['date-time', '2025-06-12T09:30:00Z'],
  ['date', '2025-06-12'],
  ['time', '09:30:00Z'],
  ['email', 'ana@example.net'],
  ['uri', 'https://example.net/'],
  ['uuid', '7d444840-9dc0-4a1a-b6b2-2d6d5a1c5f7a'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['hostname', 'example.net'],
]);
