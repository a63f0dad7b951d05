import {filled, isMap, listOf, mapOf} from '../source/maps';
import type {Fact} from '../types';

type Document = Record<string, unknown>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
/** Deeper bodies contain themselves. */
const DEEPEST = 12;

/**
 * What is sent over the wire, by operation: parameters, statuses and every field of the bodies, with references followed.
 * Names of schemas play no part, so that two descriptions of the same API can be compared.
 */
export function wireFacts(api: Document, path: string): Fact[] {
  return Object.entries(mapOf(api.paths)).flatMap(([route, item]) =>
    METHODS.filter((method) => isMap(mapOf(item)[method])).flatMap((method) =>
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
  const parameters = [...listOf(item.parameters), ...listOf(operation.parameters)].map((each) =>
    follow(api, mapOf(each)),
  );
  const responses = Object.entries(mapOf(operation.responses));
  return [
    {area: 'operation', id, path, fields: {}},
    ...parameters.map(({in: place, name, required, schema}): Fact => ({
      area: 'parameter',
      id: `${id} ${String(place)} ${String(name)}`,
      path,
      fields: filled({
        type: mapOf(schema).type,
        required: required === true ? true : undefined,
      }),
    })),
    ...bodyFields(api, path, `${id} body`, operation.requestBody),
    ...responses.flatMap(([status, response]): Fact[] => [
      {area: 'response', id: `${id} ${status}`, path, fields: {}},
      // Bodies of errors are texts.
      ...(status.startsWith('2') ? bodyFields(api, path, `${id} ${status}`, response) : []),
    ]),
  ];
}

function bodyFields(api: Document, path: string, id: string, body: unknown): Fact[] {
  const contents = mapOf(follow(api, mapOf(body)).content);
  const json = mapOf(contents['application/json']).schema;
  if (!isMap(json)) return [];
  const found = new Map<string, Fact>();
  const visit = (part: unknown, field: string, depth: number): void => {
    const schema = follow(api, mapOf(part));
    if (depth > DEEPEST) return;
    if (field !== '' && !found.has(field))
      found.set(field, {
        area: 'schema field',
        id: `${id} ${field}`,
        path,
        fields: filled({type: plainType(schema), enum: schema.enum}),
      });
    for (const [name, child] of Object.entries(mapOf(schema.properties)))
      visit(child, field === '' ? name : `${field}.${name}`, depth + 1);
    if (isMap(schema.items)) visit(schema.items, `${field}[]`, depth + 1);
    if (isMap(schema.additionalProperties))
      visit(schema.additionalProperties, `${field}{}`, depth + 1);
    for (const key of ['allOf', 'anyOf', 'oneOf'])
      for (const branch of listOf(schema[key])) visit(branch, field, depth + 1);
  };
  visit(json, '', 0);
  return [...found.values()];
}

/** The type without null: whether a field may be null is not described by the generator. */
function plainType(schema: Document): unknown {
  const types = listOf(schema.type).filter((type) => type !== 'null');
  if (types.length > 0) return types.length === 1 ? types[0] : types;
  if (schema.type !== undefined) return schema.type;
  const of = [schema.const, ...listOf(schema.enum)].find((value) => value !== undefined);
  return of === undefined ? undefined : typeof of;
}

function follow(api: Document, part: Document): Document {
  let here = part;
  for (let steps = 0; steps < DEEPEST && typeof here.$ref === 'string'; steps += 1) {
    let target: unknown = api;
    for (const step of here.$ref.replace(/^#\//, '').split('/'))
      target = mapOf(target)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
    if (!isMap(target)) return here;
    const {$ref: _reference, ...own} = here;
    here = {...target, ...own};
  }
  return here;
}
