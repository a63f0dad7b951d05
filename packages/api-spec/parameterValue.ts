import {schemaIndex} from './schemaIndex';
import type {ApiSpec, Parameter, SchemaObject} from './types';

/** The parts of a request that a specification speaks of. */
export interface RequestParts {
  /** Decoded parts of the path by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers?: Headers;
  /** The parsed body; leave it out when there is none. */
  readonly body?: unknown;
}

/**
 * What a request says for a parameter, as the JSON value its schema describes: `?limit=10` → 10 for an integer. A text that does not
 * look like the wanted type stays a text, so that the schema can complain about it. Objects in parameters are not put together.
 * @returns undefined when the request does not have the parameter
 */
export function parameterValue(
  spec: ApiSpec,
  parameter: Parameter,
  schemaPointer: string | undefined,
  request: RequestParts,
): unknown {
  const schema = schemaPointer === undefined ? undefined : target(spec, schemaPointer);
  const types = schema?.type === undefined ? [] : [schema.type].flat();
  if (parameter.in === 'query') {
    const texts = request.query.getAll(parameter.name);
    if (!texts.length) return undefined;
    if (types.includes('array'))
      return splitQuery(parameter, texts).map((text) =>
        coerce(text, itemTypes(spec, schemaPointer)),
      );
    // Of several values, servers read the first (Go, `url.Values.Get`).
    return coerce(texts[0] ?? '', types);
  }
  const text =
    parameter.in === 'path'
      ? own(request.path, parameter.name)
      : (request.headers?.get(parameter.name) ?? undefined);
  if (text === undefined) return undefined;
  return types.includes('array')
    ? text.split(',').map((part) => coerce(part.trim(), itemTypes(spec, schemaPointer)))
    : coerce(text, types);
}

function splitQuery(parameter: Parameter, texts: readonly string[]): string[] {
  if (parameter.style === 'pipeDelimited') return texts.flatMap((text) => text.split('|'));
  if (parameter.style === 'spaceDelimited') return texts.flatMap((text) => text.split(' '));
  return parameter.explode === false ? texts.flatMap((text) => text.split(',')) : [...texts];
}

function coerce(text: string, types: readonly string[]): unknown {
  if (
    (types.includes('integer') || types.includes('number')) &&
    /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text)
  )
    return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function itemTypes(spec: ApiSpec, schemaPointer: string | undefined): readonly string[] {
  const items = schemaPointer === undefined ? undefined : target(spec, schemaPointer)?.items;
  if (typeof items !== 'object') return [];
  const resolved = items.$ref
    ? schemaIndex(spec).find(items.$ref, schemaIndex(spec).at(schemaPointer ?? '#')?.base ?? '')
        ?.schema
    : items;
  return typeof resolved === 'object' && resolved.type !== undefined ? [resolved.type].flat() : [];
}

/** The schema at a place, references followed. */
function target(spec: ApiSpec, pointer: string): SchemaObject | undefined {
  let found = schemaIndex(spec).at(pointer);
  for (
    let hop = 0;
    found && typeof found.schema === 'object' && found.schema.$ref && hop < 20;
    hop += 1
  )
    found = schemaIndex(spec).find(found.schema.$ref, found.base);
  return typeof found?.schema === 'object' ? found.schema : undefined;
}

function own(record: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
