import {valueAt} from '@toolhive-docs/api-spec';
import {isObject} from '@toolhive-docs/options/isObject';
import {filled, listOf, mapOf} from '../source/maps';
import type {Fact} from '../types';

type Schema = Record<string, unknown>;

const FILE = 'mcpserver.schema.json';

/** Reads a schema of specs/schemas by its file name. */
export type SchemaReader = (file: string) => Schema;

/** Written out in the resource definition field by field, and in one schema of Kubernetes in specs/. */
const FOREIGN = /\.(?:podTemplateSpec|conditions)(?![a-z])/i;
/** Facts that our schema has in the same words as the resource definition. */
export const KEYWORDS = ['default', 'enum', 'minimum', 'maximum'];

/** Whether Kubernetes defines a field of a resource, such as `spec.podTemplateSpec.spec`. */
export const isForeign = (field: string): boolean => FOREIGN.test(field);

/** The fields of MCPServer by our schema, named as the resource definition names them. */
export function resourceSpecFacts(read: SchemaReader, version: string): Fact[] {
  const facts: Fact[] = [];
  const visit = (schema: Schema, base: string, field: string, isRequired: boolean): void => {
    const {schema: here, file: from} = resolve(read, schema, base);
    facts.push({
      area: 'resource field',
      id: `MCPServer ${version} ${field}`,
      path: `specs/schemas/${FILE}`,
      fields: filled({
        type: typeOf(here),
        required: isRequired ? true : undefined,
        ...Object.fromEntries(KEYWORDS.map((key) => [key, here[key]])),
      }),
    });
    if (isForeign(field)) return;
    visitProperties(here, from, field);
    if (!isObject(here.items)) return;
    const item = resolve(read, here.items, from);
    visitProperties(item.schema, item.file, `${field}[]`);
  };
  const visitProperties = (schema: Schema, file: string, field: string): void => {
    const required = new Set(listOf(schema.required));
    for (const [name, child] of Object.entries(mapOf(schema.properties)))
      visit(mapOf(child), file, `${field}.${name}`, required.has(name));
  };
  const root = read(FILE);
  const required = new Set(listOf(root.required));
  for (const part of ['spec', 'status']) {
    const properties = mapOf(root.properties);
    visit(mapOf(properties[part]), FILE, part, part !== 'spec' && required.has(part));
  }
  return facts;
}

function resolve(read: SchemaReader, schema: Schema, file: string): {schema: Schema; file: string} {
  if (typeof schema.$ref !== 'string') return {schema, file};
  const [target = '', pointer = ''] = schema.$ref.split('#');
  const base = target === '' ? file : target;
  const here = valueAt(read(base), pointer);
  const {$ref: _reference, ...own} = schema;
  const found = resolve(read, mapOf(here), base);
  return {schema: {...found.schema, ...own}, file: found.file};
}

function typeOf({type, enum: values, const: value}: Schema): unknown {
  if (type !== undefined) return type;
  const one = value ?? listOf(values)[0];
  return one === undefined ? undefined : typeof one;
}
