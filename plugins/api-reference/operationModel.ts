import {STATUS_CODES} from 'node:http';
import {
  join,
  keysOf,
  listOperations,
  methods,
  resolveAt,
  schemaPointerOf,
  type ApiSpec,
  type Header,
  type Located,
  type Operation,
  type OperationView,
  type OrReference,
  type Parameter,
  type ReadonlyMapOf,
  type RequestBody,
  type ResponseView,
  type SecurityScheme,
} from '@toolhive-docs/api-spec';
import type {Anchors} from './anchors';
import {codeOf, contents} from './contents';
import {markdown, optionalMarkdown} from './markdown';
import type {
  BodyModel,
  CallbackModel,
  FieldView,
  OperationModel,
  ParameterModel,
  ResponseModel,
} from './model';
import {languages} from './samples/languages';
import {requestOf, serverUrl} from './samples/requestOf';
import {valueText} from './schema/constraints';
import type {SchemaViewer} from './schema/schemaViews';

/** What the parts of a page are made with. */
export interface PageParts {
  readonly spec: ApiSpec;
  readonly anchors: Anchors;
  readonly view: SchemaViewer;
  /** Id of an operation's place on the page. */
  readonly operationId: (id: string) => string;
}

/** Everything the page shows of one operation. */
export async function operationModel(
  parts: PageParts,
  view: OperationView,
): Promise<OperationModel> {
  const {spec} = parts;
  const {operation} = view;
  const id = parts.operationId(view.id);
  const parameters = view.parameters.map((parameter) => parameterModel(parts, parameter, id));
  const body = view.requestBody && (await bodyModel(parts, view.requestBody, `${id}.body`));
  const responses = await Promise.all(
    view.responses.map((response) => responseModel(parts, response, id)),
  );
  const request = requestOf(spec, view);
  return {
    id,
    method: view.method.toUpperCase(),
    path: view.path,
    webhook: view.source === 'webhook',
    summary: operation.summary ?? view.id,
    description: optionalMarkdown(operation.description),
    deprecated: operation.deprecated ?? false,
    notes: (operation['x-release-notes'] ?? []).map(markdown),
    access: view.security.map((requirement) => accessText(spec, requirement)),
    servers: view.servers === spec.servers ? [] : view.servers.map(serverUrl),
    parameters,
    body,
    responses,
    callbacks: await callbackModels(parts, operation, view.pointer, `${id}.callback`),
    // A webhook's requests come to the reader; there is nothing to send.
    samples:
      view.source === 'webhook'
        ? []
        : await Promise.all(
            languages.map(async ({value, label, highlight, write}) => ({
              value,
              label,
              ...(await codeOf(write(request), highlight)),
            })),
          ),
    answer: firstAnswer(responses),
  };
}

/** An answer of an operation, or of every path. */
export async function responseModel(
  parts: PageParts,
  response: ResponseView,
  prefix: string,
): Promise<ResponseModel> {
  const {value, status, pointer} = response;
  const id = parts.anchors.unique(`${prefix}.${status}`);
  return {
    id,
    status,
    phrase:
      STATUS_CODES[status] ??
      (/^\dXX$/.test(status)
        ? `Default ${status.charAt(0)}xx`
        : status === 'default'
          ? 'Default'
          : ''),
    description: markdown(value.description),
    headers: Object.entries(value.headers ?? {}).map(([name, header]) =>
      headerModel(parts, name, resolveAt(parts.spec, header, join(pointer, 'headers', name)), id),
    ),
    contents: await contents(parts.spec, response, {view: parts.view, prefix: id}),
    links: Object.entries(value.links ?? {}).map(([name, written]) => {
      const link = resolveAt(parts.spec, written, pointer).value;
      const target = link.operationId ?? operationAt(parts.spec, link.operationRef);
      return {
        name,
        description: optionalMarkdown(link.description),
        href: target && `#${parts.operationId(target)}`,
      };
    }),
  };
}

function operationAt(spec: ApiSpec, reference: string | undefined): string | undefined {
  const keys = keysOf(reference ?? '').join('\n');
  return listOperations(spec).find(({pointer}) => keysOf(pointer).join('\n') === keys)?.id;
}

/** A parameter's or header's schema with what stands beside it; its own description and example win. */
function headerView(
  parts: PageParts,
  header: Located<Header>,
  id: string,
): Omit<FieldView, 'id' | 'name' | 'required'> {
  const pointer = schemaPointerOf(header);
  const {value} = header;
  const view =
    pointer === undefined
      ? {type: [{text: 'any value'}], marks: [], facts: []}
      : parts.view(pointer, id);
  const written = Object.values(value.examples ?? {})[0];
  const example =
    value.example ?? (written && resolveAt(parts.spec, written, header.pointer).value.value);
  return {
    ...view,
    marks: [...new Set([...view.marks, ...(value.deprecated ? ['deprecated'] : [])])],
    description: optionalMarkdown(value.description) ?? view.description,
    facts: [
      ...view.facts.filter(({text}) => example === undefined || text !== 'Example'),
      ...(example === undefined ? [] : [{text: 'Example', code: valueText(example)}]),
    ],
  };
}

function parameterModel(
  parts: PageParts,
  parameter: Located<Parameter>,
  prefix: string,
): ParameterModel {
  const {name, in: place, required = false} = parameter.value;
  const id = parts.anchors.unique(`${prefix}.${place}.${name}`);
  return {id, name, place, required, ...headerView(parts, parameter, id)};
}

function headerModel(
  parts: PageParts,
  name: string,
  header: Located<Header>,
  prefix: string,
): FieldView {
  const id = parts.anchors.unique(`${prefix}.${name}`);
  return {id, name, required: header.value.required ?? false, ...headerView(parts, header, id)};
}

async function bodyModel(
  parts: PageParts,
  body: Located<RequestBody>,
  wanted: string,
): Promise<BodyModel> {
  const id = parts.anchors.unique(wanted);
  return {
    id,
    required: body.value.required ?? false,
    description: optionalMarkdown(body.value.description),
    contents: await contents(parts.spec, body, {view: parts.view, prefix: id}),
  };
}

/** One way in: all its schemes together, with the scopes they need. */
function accessText(spec: ApiSpec, requirement: ReadonlyMapOf<readonly string[]>): string {
  const names = Object.entries(requirement).map(([name, scopes]) => {
    const written: OrReference<SecurityScheme> | undefined =
      spec.components?.securitySchemes?.[name];
    const kind =
      written && resolveAt(spec, written, '#').value.type === 'oauth2' ? 'scope' : 'role';
    return scopes.length
      ? `${name} (${kind}${scopes.length > 1 ? 's' : ''} ${scopes.join(', ')})`
      : name;
  });
  return names.join(' with ') || 'no login';
}

async function callbackModels(
  parts: PageParts,
  {callbacks = {}}: Operation,
  pointer: string,
  prefix: string,
): Promise<CallbackModel[]> {
  const found: CallbackModel[] = [];
  for (const [name, written] of Object.entries(callbacks)) {
    const callback = resolveAt(parts.spec, written, join(pointer, 'callbacks', name));
    for (const [to, item] of Object.entries(callback.value)) {
      const target = resolveAt(parts.spec, item, join(callback.pointer, to));
      for (const method of methods) {
        const operation = target.value[method];
        if (!operation) continue;
        const body =
          operation.requestBody &&
          resolveAt(parts.spec, operation.requestBody, join(target.pointer, method, 'requestBody'));
        found.push({
          name,
          method: method.toUpperCase(),
          to,
          summary: operation.summary ?? name,
          body: body && (await bodyModel(parts, body, `${prefix}.${name}`)),
        });
      }
    }
  }
  return found;
}

/** The first example of a success that is worth a block of its own. */
function firstAnswer(responses: readonly ResponseModel[]): OperationModel['answer'] {
  for (const {status, phrase, contents: bodies} of responses) {
    const code = status.startsWith('2') ? bodies[0]?.examples[0]?.code : undefined;
    if (code) return {title: `${status} ${phrase}`.trim(), code};
  }
  return undefined;
}
