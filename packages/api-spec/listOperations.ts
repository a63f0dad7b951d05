import {oncePerSpec} from './oncePerSpec';
import {join} from './pointer';
import {resolveAt} from './resolve';
import type {Located} from './resolve';
import {methods} from './types';
import type {
  ApiSpec,
  Header,
  MediaType,
  Method,
  Operation,
  OrReference,
  Parameter,
  PathItem,
  ReadonlyMapOf,
  RequestBody,
  Response,
  SecurityRequirement,
  Server,
} from './types';

/** One operation with everything that belongs to it looked up: references followed, parameters of the path merged in. */
export interface OperationView {
  /** The operationId; without one, made from method and path. Unique in the document. */
  readonly id: string;
  /** A webhook is called by the server; its `path` is then its name. */
  readonly source: 'path' | 'webhook';
  readonly method: Method;
  readonly path: string;
  /** Where the operation stands in the document. */
  readonly pointer: string;
  readonly tags: readonly string[];
  readonly operation: Operation;
  readonly parameters: readonly Located<Parameter>[];
  readonly requestBody: Located<RequestBody> | undefined;
  /** Its own ones: without those that any path can give. */
  readonly responses: readonly ResponseView[];
  /** The alternatives that let a caller in; an empty list means that no login is needed. */
  readonly security: readonly SecurityRequirement[];
  readonly servers: readonly Server[];
}

export interface ResponseView extends Located<Response> {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
}

/** A body of one media type, and where its schema stands (undefined without one). */
export interface ContentView {
  readonly type: string;
  readonly media: MediaType;
  readonly pointer: string;
  readonly schemaPointer: string | undefined;
}

/**
 * All operations in the order of the document, those of webhooks last.
 * @throws Error when a reference leads nowhere; a checked document has none of those
 */
export const listOperations = oncePerSpec((spec): readonly OperationView[] =>
  withOwnIds([
    ...views(spec, 'path', '#/paths', spec.paths ?? {}),
    ...views(spec, 'webhook', '#/webhooks', spec.webhooks ?? {}),
  ]),
);

/** Ids made from paths get a number where another operation has the same, as for `/a-b` and `/a/b`. */
function withOwnIds(list: readonly OperationView[]): OperationView[] {
  const taken = new Set(list.map(({operation}) => operation.operationId));
  return list.map((one) => {
    if (one.operation.operationId !== undefined) return one;
    let {id} = one;
    for (let number = 2; taken.has(id); number += 1) id = `${one.id}-${number}`;
    taken.add(id);
    return {...one, id};
  });
}

/** The answers that any path can give, from `x-common-responses`. */
export function commonResponses(spec: ApiSpec): readonly ResponseView[] {
  return responseViews(spec, spec['x-common-responses'] ?? {}, '#/x-common-responses');
}

/** The media types of a body or an answer, with the places of their schemas. */
export function contentOf(
  holder: Located<{readonly content?: ReadonlyMapOf<MediaType>}>,
): readonly ContentView[] {
  return Object.entries(holder.value.content ?? {}).map(([type, media]) => {
    const pointer = join(holder.pointer, 'content', type);
    return {
      type,
      media,
      pointer,
      schemaPointer: media.schema === undefined ? undefined : join(pointer, 'schema'),
    };
  });
}

/** Where the schema of a parameter or header stands, whether written as `schema` or as `content`. */
export function schemaPointerOf(header: Located<Header>): string | undefined {
  return header.value.schema === undefined
    ? contentOf(header)[0]?.schemaPointer
    : join(header.pointer, 'schema');
}

function* views(
  spec: ApiSpec,
  source: OperationView['source'],
  root: string,
  items: ReadonlyMapOf<OrReference<PathItem>>,
): Generator<OperationView> {
  for (const [path, written] of Object.entries(items)) {
    const own = join(root, path);
    const {item, pointer} = followPathItem(spec, written, own);
    for (const method of methods) {
      const operation = item[method];
      if (operation) yield view(spec, source, method, path, operation, item, pointer);
    }
  }
}

/** A path item may refer to another one and still have keys of its own; those win. */
function followPathItem(
  spec: ApiSpec,
  written: OrReference<PathItem>,
  pointer: string,
): {item: PathItem; pointer: string} {
  if (!written.$ref) return {item: written as PathItem, pointer};
  const target = resolveAt<PathItem>(spec, {$ref: written.$ref}, pointer);
  return {
    item: {...target.value, ...(written as PathItem), $ref: undefined},
    pointer: target.pointer,
  };
}

function view(
  spec: ApiSpec,
  source: OperationView['source'],
  method: Method,
  path: string,
  operation: Operation,
  item: PathItem,
  itemPointer: string,
): OperationView {
  const pointer = join(itemPointer, method);
  const list = (parameters: readonly OrReference<Parameter>[] = [], holder: string) =>
    parameters.map((parameter, index) =>
      resolveAt(spec, parameter, join(holder, 'parameters', index)),
    );
  const merged = new Map(
    [...list(item.parameters, itemPointer), ...list(operation.parameters, pointer)].map(
      (located) => [`${located.value.in} ${located.value.name}`, located],
    ),
  );
  return {
    id:
      operation.operationId ??
      `${method}${path.replaceAll(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '')}`,
    source,
    method,
    path,
    pointer,
    tags: operation.tags ?? [],
    operation,
    parameters: [...merged.values()],
    requestBody:
      operation.requestBody && resolveAt(spec, operation.requestBody, join(pointer, 'requestBody')),
    responses: ownResponses(spec, operation.responses ?? {}, join(pointer, 'responses')),
    security: operation.security ?? spec.security ?? [],
    servers: operation.servers ?? item.servers ?? spec.servers ?? [],
  };
}

/** Standard tools read all responses at the operation; one that any path can give is a reference to it there. */
function ownResponses(
  spec: ApiSpec,
  responses: ReadonlyMapOf<OrReference<Response>>,
  place: string,
): ResponseView[] {
  const common = new Set(commonResponses(spec).map(({pointer}) => pointer));
  return responseViews(spec, responses, place).filter(({pointer}) => !common.has(pointer));
}

function responseViews(
  spec: ApiSpec,
  responses: ReadonlyMapOf<OrReference<Response>>,
  pointer: string,
): ResponseView[] {
  return Object.entries(responses)
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, response]) => ({status, ...resolveAt(spec, response, join(pointer, status))}));
}
