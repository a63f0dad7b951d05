import {
  join,
  sampleOf,
  schemaIndex,
  type IndexedSchema,
  type ApiSpec,
  type SchemaObject,
} from '@toolhive-docs/api-spec';
import type {FormField, GroupField} from './FormField';

/** How deep groups and lists are taken apart; what is below is entered as JSON. */
const DEEPEST = 6;

/** A schema with what stands beside its references, and where its parts stand. */
interface Merged {
  readonly schema: SchemaObject;
  readonly pointer: string;
}

/**
 * How the value of a schema is entered in a form.
 * @param pointer - Where the schema stands in the document.
 * @param name - Key of the value in the object around it; empty where it has none.
 */
export function fieldOf(
  spec: ApiSpec,
  pointer: string,
  name = '',
  required = false,
  depth = 0,
): FormField {
  const start = schemaIndex(spec).at(pointer);
  const merged = start && merge(spec, start);
  if (!merged) return {kind: 'json', name, required};
  const {schema, pointer: at} = merged;
  const common = {name, required, description: schema.description};
  const values = schema.enum ?? (typeOf(schema) === 'boolean' ? [true, false] : undefined);
  if (values) {
    const labels = schema['x-enum-labels'] ?? {};
    const options = values.map((value) => ({
      value,
      label: [text(value), labels[text(value)]].filter(Boolean).join(' – '),
    }));
    return {...common, kind: 'choice', options, fallback: text(schema.default)};
  }
  const type = isPlain(schema) && depth < DEEPEST ? typeOf(schema) : undefined;
  switch (type) {
    case 'string':
    case 'integer':
    case 'number':
      return {
        ...common,
        kind: 'text',
        numeric: type !== 'string',
        placeholder: text(schema.default ?? schema.examples?.[0]),
      };
    case 'array':
      return {...common, kind: 'list', ...list(spec, join(at, 'items'), depth)};
    case 'object':
      return group(spec, merged, common, depth);
    default:
      return {...common, kind: 'json'};
  }
}

function list(spec: ApiSpec, pointer: string, depth: number) {
  const item = fieldOf(spec, pointer, '', true, depth + 1);
  const example = item.kind === 'text' ? item.placeholder : sampleOf(spec, pointer);
  return {item, newItem: item.kind === 'text' && item.numeric ? Number(example) : (example ?? '')};
}

function group(
  spec: ApiSpec,
  {schema, pointer}: Merged,
  common: Omit<GroupField, 'kind' | 'members'>,
  depth: number,
): FormField {
  const names = Object.keys(schema.properties ?? {});
  if (!names.length) return {...common, kind: 'json'};
  const needed = new Set(schema.required);
  const members = names.map((name) =>
    fieldOf(spec, join(pointer, 'properties', name), name, needed.has(name), depth + 1),
  );
  return {...common, kind: 'group', members};
}

/** Follows references; a description or default beside one wins, as JSON Schema 2020-12 allows. */
function merge(spec: ApiSpec, start: IndexedSchema): Merged | undefined {
  const beside: SchemaObject[] = [];
  let at: IndexedSchema | undefined = start;
  for (let hop = 0; at && typeof at.schema === 'object' && hop < 20; hop += 1) {
    beside.unshift(at.schema);
    if (!at.schema.$ref)
      return {schema: Object.assign({}, ...beside) as SchemaObject, pointer: at.pointer};
    at = schemaIndex(spec).find(at.schema.$ref, at.base);
  }
  return undefined;
}

const ALTERNATIVES = [
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'prefixItems',
  'patternProperties',
] as const;

/** A schema without alternatives, whose form is the same for every value. */
const isPlain = (schema: SchemaObject): boolean =>
  ALTERNATIVES.every((keyword) => schema[keyword] === undefined);

function typeOf({type, properties}: SchemaObject): string | undefined {
  if (Array.isArray(type)) return type.length === 1 ? (type[0] as string) : undefined;
  return (type as string | undefined) ?? (properties && 'object');
}

const text = (value: unknown): string =>
  value === undefined || Array.isArray(value)
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
