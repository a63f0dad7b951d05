import {schemaFields, typeOf} from '../schema/schemaFields';
import type {Files} from '../source/Files';
import {filled, isMap, listOf, mapOf, oneLine} from '../source/maps';
import type {Fact, Json, ReleaseFacts} from '../types';

/** Where the server's description of itself is; the first that can be read counts. */
const PLACES = ['docs/server/swagger.yaml', 'docs/server/swagger.yml', 'docs/server/swagger.json'];
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Reads operations and schemas from the description that the server generates of itself. */
export function apiFacts(files: Files): ReleaseFacts {
  const notes: string[] = [];
  const elsewhere = files.list((path) => /(^|\/)(swagger|openapi)\.(ya?ml|json)$/.test(path));
  for (const path of new Set([...PLACES, ...elsewhere])) {
    if (!files.has(path)) continue;
    const api = files.map(path, notes);
    if (isMap(api?.paths)) return {facts: factsOf(api, path), notes};
    if (api) notes.push(`${path} has no paths.`);
  }
  return {
    facts: [],
    notes: [...notes, 'docs/server holds no swagger file.'],
  };
}

type Document = Record<string, unknown>;

function factsOf(api: Document, path: string): Fact[] {
  const schemas = {...mapOf(api.definitions), ...mapOf(mapOf(api.components).schemas)};
  const operations = Object.entries(mapOf(api.paths)).flatMap(([route, item]) =>
    METHODS.filter((method) => isMap(mapOf(item)[method])).flatMap((method) =>
      operationFacts(api, path, `${method.toUpperCase()} ${route}`, mapOf(item), method),
    ),
  );
  return [
    ...operations,
    ...Object.entries(schemas).flatMap(([name, schema]) =>
      fieldFacts(schema, name, path, 'schema'),
    ),
  ];
}

/** The schema itself and its fields; `area` is what the root of the schema is. */
function fieldFacts(
  schema: unknown,
  name: string,
  path: string,
  area: 'schema' | undefined,
): Fact[] {
  return schemaFields(schema).flatMap(({path: field, fields}): Fact[] => {
    if (field !== '') return [{area: 'schema field', id: `${name}.${field}`, fields, path}];
    return area ? [{area, id: name, fields, path}] : [];
  });
}

function operationFacts(
  api: Document,
  path: string,
  id: string,
  item: Document,
  method: string,
): Fact[] {
  const operation = mapOf(item[method]);
  const look = (part: unknown) => follow(api, mapOf(part));
  const all = [...listOf(item.parameters), ...listOf(operation.parameters)].map(look);
  // A parameter of the operation stands for the one of the path with its name and place.
  const parameters = new Map(all.map((each) => [`${String(each.in)} ${String(each.name)}`, each]));
  const body = isMap(operation.requestBody) ? look(operation.requestBody) : undefined;
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
    ...[...parameters].flatMap(([name, parameter]) => parameterFacts(parameter, id, name, path)),
    ...(body ? bodyFacts('request body', `${id} body`, body, path) : []),
    ...Object.entries(mapOf(operation.responses)).flatMap(([status, response]) =>
      bodyFacts('response', `${id} ${status}`, look(response), path),
    ),
  ];
}

function parameterFacts(parameter: Document, id: string, name: string, path: string): Fact[] {
  // Version 2 keeps the body among the parameters, and types outside of a schema.
  if (parameter.in === 'body') return bodyFacts('request body', `${id} body`, parameter, path);
  const schema = isMap(parameter.schema) ? parameter.schema : parameter;
  const [own] = schemaFields(schema);
  return [
    {
      area: 'parameter',
      id: `${id} ${name}`,
      path,
      fields: filled({
        ...own?.fields,
        description: oneLine(parameter.description),
        required: parameter.required === true ? true : undefined,
        deprecated: parameter.deprecated,
      }),
    },
  ];
}

function bodyFacts(
  area: 'request body' | 'response',
  id: string,
  body: Document,
  path: string,
): Fact[] {
  const contents = Object.entries(mapOf(body.content)).map(
    ([type, content]) => [type, mapOf(content).schema] as const,
  );
  if (isMap(body.schema)) contents.push(['', body.schema]);
  const headers = Object.keys(mapOf(body.headers));
  const fields: Record<string, Json> = filled({
    description: oneLine(body.description),
    required: body.required === true ? true : undefined,
    content: Object.fromEntries(contents.map(([type, schema]) => [type, typeOf(schema)])),
    headers: headers.length > 0 ? headers : undefined,
  });
  return [
    {area, id, fields, path},
    ...contents.flatMap(([, schema]) =>
      isMap(schema) && typeof schema.$ref !== 'string'
        ? fieldFacts(schema, id, path, undefined)
        : [],
    ),
  ];
}

/** Follows a local reference; one that leads nowhere stays as it is. */
function follow(api: Document, part: Document): Document {
  if (typeof part.$ref !== 'string' || !part.$ref.startsWith('#/')) return part;
  let here: unknown = api;
  for (const step of part.$ref.slice(2).split('/'))
    here = mapOf(here)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  return isMap(here) ? here : part;
}
