import {contentOf, schemaPointerOf, type OperationView} from './listOperations';
import {isJson} from './mediaType';
import {join} from './pointer';
import type {ApiSpec, Parameter} from './types';
import type {Problem} from './validate/Visit';
import {validate} from './validate/validate';
import {schemaIndex, type IndexedSchema} from './schemaIndex';

/** A problem of a request: `where` is `body` or a parameter such as `query parameter "all"`. */
export interface RequestProblem extends Problem {
  readonly where: string;
}

/**
 * Checks a request against its operation: parameters of path, query and header, and the body, of the first type that the operation takes.
 * Query parameters, headers and body fields that the operation does not know are not looked at.
 */
export function checkRequest(
  spec: ApiSpec,
  operation: OperationView,
  request: RequestParts,
): RequestProblem[] {
  return [...checkParameters(spec, operation, request), ...checkBody(spec, operation, request)];
}

function* checkParameters(
  spec: ApiSpec,
  operation: OperationView,
  request: RequestParts,
): Generator<RequestProblem> {
  for (const located of operation.parameters) {
    const {value: parameter} = located;
    if (parameter.in === 'cookie' || (parameter.in === 'header' && !request.headers)) continue;
    const where = `${parameter.in} parameter "${parameter.name}"`;
    const schemaPointer = schemaPointerOf(located);
    const value = parameterValue(spec, parameter, schemaPointer, request);
    if (value === undefined) {
      if (parameter.required) yield {where, path: '', keyword: 'required', message: 'is required'};
    } else if (schemaPointer && !(value === '' && parameter.allowEmptyValue)) {
      for (const problem of validate(spec, schemaPointer, value, {direction: 'request'}))
        yield {where, ...problem};
    }
  }
}

function* checkBody(
  spec: ApiSpec,
  operation: OperationView,
  request: RequestParts,
): Generator<RequestProblem> {
  const {requestBody} = operation;
  if (!requestBody) return;
  if (request.body === undefined) {
    if (requestBody.value.required)
      yield {where: 'body', path: '', keyword: 'required', message: 'is required'};
    return;
  }
  const [content] = contentOf(requestBody);
  if (content?.schemaPointer && (isJson(content.type) || typeof request.body === 'string')) {
    for (const problem of validate(spec, content.schemaPointer, request.body, {
      direction: 'request',
    }))
      yield {where: 'body', ...problem};
  }
}

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
function parameterValue(
  spec: ApiSpec,
  parameter: Parameter,
  schemaPointer: string | undefined,
  request: RequestParts,
): unknown {
  const schema = schemaPointer === undefined ? undefined : schemaIndex(spec).at(schemaPointer);
  const types = typesOf(spec, schema);
  if (parameter.in === 'query') {
    const texts = request.query.getAll(parameter.name);
    if (!texts.length) return undefined;
    if (types.includes('array'))
      return splitQuery(parameter, texts).map((text) => coerce(text, itemTypes(spec, schema)));
    // Of several values, servers read the first (Go, `url.Values.Get`).
    return coerce(texts[0] ?? '', types);
  }
  const text =
    parameter.in === 'path'
      ? own(request.path, parameter.name)
      : (request.headers?.get(parameter.name) ?? undefined);
  if (text === undefined) return undefined;
  return types.includes('array')
    ? text.split(',').map((part) => coerce(part.trim(), itemTypes(spec, schema)))
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

/** The types that a schema allows, references followed. */
function typesOf(spec: ApiSpec, at: IndexedSchema | undefined): readonly string[] {
  const schema = schemaIndex(spec).follow(at)?.schema;
  return typeof schema === 'object' && schema.type !== undefined ? [schema.type].flat() : [];
}

/** The types that the items of a list may have. */
function itemTypes(spec: ApiSpec, list: IndexedSchema | undefined): readonly string[] {
  const index = schemaIndex(spec);
  const followed = index.follow(list);
  return typesOf(spec, followed && index.at(join(followed.pointer, 'items')));
}

function own(record: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
