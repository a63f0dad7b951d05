import {didYouMean} from '@toolhive-docs/cli-spec';
import {fieldPath, readFieldPath, type FieldStep} from '@toolhive-docs/docs-checks';
import * as z from 'zod';
import {DATA_SOURCE, dataSourceOf} from '../shared';
import {defineTool, ToolError} from '../Tool';

/** Resources by their names, and the schemas of specs/schemas. */
const RESOURCES: Readonly<Record<string, string>> = {
  MCPServer: 'mcpserver',
  'helm-values': 'helm-values-operator',
  'permission-profile': 'permission-profile',
  registry: 'registry',
  'registry-server': 'registry#/$defs/Server',
  'thv-config': 'thv-config',
  'authz-config': 'authz-config',
  'audit-config': 'audit-config',
};
const NAMES = Object.keys(RESOURCES);

/** Says what a field of a file or resource holds. */
export const describeField = defineTool({
  name: 'describe_field',
  title: 'Describe a field',
  description: `Type, meaning, default and children of a field. Resources: ${NAMES.join(', ')}.`,
  input: z.object({
    resource: z.string().min(1).max(100).describe('Such as MCPServer'),
    path: z
      .string()
      .max(300)
      .describe('Such as spec.transport or spec.env[0].name; empty for the whole'),
  }),
  output: z.object({
    ...DATA_SOURCE,
    resource: z.string(),
    path: z.string(),
    type: z.string(),
    description: z.string(),
    default: z.unknown().optional(),
    values: z.array(z.unknown()).optional(),
    required: z.array(z.string()),
    children: z.array(z.string()),
  }),
  run({resource, path}, library) {
    const {schemas} = library.facts;
    const [name, ref] =
      Object.entries(RESOURCES).find(([one]) => one.toLowerCase() === resource.toLowerCase()) ?? [];
    if (name === undefined || ref === undefined)
      throw new ToolError(
        `There is no resource ${JSON.stringify(resource)}; ${didYouMean(resource, NAMES)}`,
      );
    const steps = readFieldPath(path);
    const place = fieldPath(steps);
    const schema = schemas.at(ref, place);
    if (!schema) throw new ToolError(missing(name, steps, (above) => schemas.at(ref, above)));
    const {type, description, enum: values, default: preset} = schema;
    const found = {
      ...dataSourceOf(library),
      resource: name,
      path: place,
      type: typeOf(type, values),
      description: typeof description === 'string' ? description : '',
      ...(preset !== undefined && {default: preset}),
      ...(Array.isArray(values) && {values: values as unknown[]}),
      required: Array.isArray(schema['required']) ? (schema['required'] as string[]) : [],
      children: childrenOf(schema),
    };
    return {
      data: found,
      text: [
        `${name}${place === '' ? '' : ` ${place}`}: ${found.type}`,
        found.description,
        ...(preset === undefined ? [] : [`Default: ${JSON.stringify(preset)}`]),
        ...(found.values ? [`Values: ${JSON.stringify(found.values)}`] : []),
        ...(found.children.length > 0 ? [`Fields: ${found.children.join(', ')}`] : []),
        ...(found.required.length > 0 ? [`Required: ${found.required.join(', ')}`] : []),
      ]
        .filter(Boolean)
        .join('\n'),
    };
  },
});

/** A list of values says by itself what they are. */
function typeOf(type: unknown, values: unknown): string {
  if (Array.isArray(type)) return type.join(' or ');
  if (typeof type === 'string') return type;
  const types = Array.isArray(values) ? new Set(values.map((value) => typeof value)) : new Set();
  return types.size === 1 ? [...types].join() : 'any';
}

const childrenOf = (schema: Readonly<Record<string, unknown>>): string[] => {
  const properties = schema['properties'];
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
};

/** Names the last part of a path that exists, and what is there. */
function missing(
  name: string,
  steps: readonly FieldStep[],
  at: (path: string) => Readonly<Record<string, unknown>> | undefined,
): string {
  const path = fieldPath(steps);
  for (let length = steps.length - 1; length >= 0; length -= 1) {
    const above = fieldPath(steps.slice(0, length));
    const schema = at(above);
    if (!schema) continue;
    const wrong = fieldPath(steps.slice(length, length + 1));
    const children = childrenOf(schema);
    return `${name} has no field ${JSON.stringify(path)}: ${above === '' ? name : above} has no "${wrong}"${children.length > 0 ? `; ${didYouMean(wrong, children)}` : ''}`;
  }
  return `${name} has no field ${JSON.stringify(path)}.`;
}
