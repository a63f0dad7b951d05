import {methods, valueAt} from '@toolhive-docs/api-spec';
import {isObject} from '@toolhive-docs/options/isObject';
import {valuesOf} from '../schema/schemaFields';
import type {Files} from '../source/Files';
import {filled, listOf, mapOf, oneLine} from '../source/maps';
import type {Fact, ReleaseFacts} from '../types';

/** Where the server's description of itself is. */
const PLACE = 'docs/server/swagger.yaml';
/** Deeper bodies contain themselves. */
const DEEPEST = 12;

type Document = Record<string, unknown>;

/** Reads the API from the description that the server generates of itself. */
export function apiFacts(files: Files): ReleaseFacts {
  if (!files.has(PLACE)) return {facts: [], notes: ['docs/server holds no swagger file.']};
  const notes: string[] = [];
  const api = files.map(PLACE, notes);
  return {facts: api ? wireFacts(api, PLACE) : [], notes};
}

/**
 * What is sent over the wire, by operation: parameters, statuses and every field of the bodies, with references followed.
 * Names of schemas play no part, so that two descriptions of the same API can be compared.
 */
export function wireFacts(api: Document, path: string): Fact[] {
  return Object.entries(mapOf(api.paths)).flatMap(([route, item]) =>
    methods
      .filter((method) => isObject(mapOf(item)[method]))
      .flatMap((method) =>
        operationFacts(api, path, `${method.toUpperCase()} ${route}`, mapOf(item), method),
      ),
  );
}

function operationFacts(
  api: Document,
  path: string,
  id: string,
  item: Document,
  method: string,
): Fact[] {
  const operation = mapOf(item[method]);
  const all = [...listOf(item.parameters), ...listOf(operation.parameters)].map((each) =>
    follow(api, mapOf(each)),
  );
  // A parameter of the operation stands for the one of the path with its name and place.
  const parameters = new Map(all.map((each) => [`${String(each.in)} ${String(each.name)}`, each]));
  const body = operation.requestBody;
  return [
    {
      area: 'operation',
      id,
      path,
      fields: filled({
        summary: oneLine(operation.summary),
        description: oneLine(operation.description),
        operationId: operation.operationId,
        tags: operation.tags,
        deprecated: operation.deprecated,
        security: operation.security,
      }),
    },
    ...[...parameters].map(([name, {schema, description, required, deprecated}]): Fact => ({
      area: 'parameter',
      id: `${id} ${name}`,
      path,
      fields: filled({
        ...fieldValues(follow(api, mapOf(schema)), required === true),
        description: oneLine(description),
        deprecated,
      }),
    })),
    ...(isObject(body) ? bodyFacts(api, 'request body', `${id} body`, body, path) : []),
    ...Object.entries(mapOf(operation.responses)).flatMap(([status, response]) =>
      bodyFacts(api, 'response', `${id} ${status}`, mapOf(response), path),
    ),
  ];
}

/** A body, and the fields of its JSON. */
function bodyFacts(
  api: Document,
  area: 'request body' | 'response',
  id: string,
  part: Document,
  path: string,
): Fact[] {
  const body = follow(api, part);
  const contents = mapOf(body.content);
  const headers = Object.keys(mapOf(body.headers));
  const found = new Map<string, Fact>();
  const visit = (inner: unknown, field: string, depth: number, isRequired = false): void => {
    const schema = follow(api, mapOf(inner));
    if (depth > DEEPEST) return;
    if (field !== '' && !found.has(field))
      found.set(field, {
        area: 'schema field',
        id: `${id} ${field}`,
        path,
        fields: fieldValues(schema, isRequired),
      });
    const required = listOf(schema.required);
    for (const [name, child] of Object.entries(mapOf(schema.properties)))
      visit(child, field === '' ? name : `${field}.${name}`, depth + 1, required.includes(name));
    if (isObject(schema.items)) visit(schema.items, `${field}[]`, depth + 1);
    if (isObject(schema.additionalProperties))
      visit(schema.additionalProperties, `${field}{}`, depth + 1);
    for (const key of ['allOf', 'anyOf', 'oneOf'])
      for (const branch of listOf(schema[key])) visit(branch, field, depth + 1);
  };
  visit(mapOf(contents['application/json']).schema, '', 0);
  return [
    {
      area,
      id,
      path,
      fields: filled({
        description: oneLine(body.description),
        required: body.required === true ? true : undefined,
        content: Object.keys(contents),
        headers: headers.length > 0 ? headers : undefined,
      }),
    },
    ...found.values(),
  ];
}

const fieldValues = (schema: Document, isRequired: boolean): Fact['fields'] =>
  filled({...valuesOf(schema, isRequired), type: plainType(schema)});

/** The type without null: whether a field may be null is not described by the generator. */
function plainType(schema: Document): unknown {
  const types = listOf(schema.type).filter((type) => type !== 'null');
  if (types.length > 0) return types.length === 1 ? types[0] : types;
  if (schema.type !== undefined) return schema.type;
  const of = [schema.const, ...listOf(schema.enum)].find((value) => value !== undefined);
  return of === undefined ? undefined : typeof of;
}

/** Follows a local reference; one that leads nowhere stays as it is. */
function follow(api: Document, part: Document): Document {
  let here = part;
  for (let steps = 0; steps < DEEPEST && typeof here.$ref === 'string'; steps += 1) {
    const target = here.$ref.startsWith('#') ? valueAt(api, here.$ref) : undefined;
    if (!isObject(target)) return here;
    const {$ref: _reference, ...own} = here;
    here = {...target, ...own};
  }
  return here;
}
