import {
  contentOf,
  essence,
  exampleOf,
  isJson,
  resolve,
  schemaIndex,
  schemaPointerOf,
  type ApiSpec,
  type ContentView,
  type Located,
  type OperationView,
  type Parameter,
  type SecurityScheme,
  type Server,
} from '@toolhive-docs/api-spec';
import type {FormPart, SampleBody, SampleRequest} from './SampleRequest';

/** A server's address with the initial values of its variables. */
export function serverUrl({url, variables = {}}: Server): string {
  return url
    .replaceAll(/\{([^}]+)\}/g, (whole, name: string) => variables[name]?.default ?? whole)
    .replace(/\/$/, '');
}

/** The request that samples of an operation show: what is required, with the examples of the specification. */
export function requestOf(spec: ApiSpec, view: OperationView): SampleRequest {
  const needed = view.parameters.filter(({value}) => value.required || value.in === 'path');
  const place = (name: Parameter['in']) => needed.filter(({value}) => value.in === name);
  const path = view.path.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = place('path').find(({value}) => value.name === name);
    return parameter ? encodeURIComponent(valueText(parameterExample(spec, parameter))) : whole;
  });
  const access = credentials(spec, view);
  const query = [
    ...place('query').flatMap((parameter) =>
      queryPairs(parameter.value, parameterExample(spec, parameter)),
    ),
    ...access.query,
  ]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  const server = view.servers[0];
  const cookies = place('cookie').map(
    (parameter) => `${parameter.value.name}=${valueText(parameterExample(spec, parameter))}`,
  );
  const good = view.responses.filter(({status}) => status.startsWith('2'));
  return {
    method: view.method.toUpperCase(),
    url: `${server ? absolute(serverUrl(server)) : 'http://localhost'}${path}${query && `?${query}`}`,
    headers: [
      ...place('header').map(
        (parameter) =>
          [parameter.value.name, valueText(parameterExample(spec, parameter))] as const,
      ),
      ...(cookies.length ? [['Cookie', cookies.join('; ')] as const] : []),
      ...access.headers,
    ],
    body: view.requestBody && bodyOf(spec, contentOf(view.requestBody)),
    statusOnly:
      good.length > 0 && good.every(({value}) => !Object.keys(value.content ?? {}).length),
  };
}

/** Samples must run as they are, so a server without a host gets one. */
const absolute = (url: string): string => (url.startsWith('/') ? `https://example.com${url}` : url);

const valueText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.map(valueText).join(',')
      : JSON.stringify(value);

function parameterExample(spec: ApiSpec, parameter: Located<Parameter>): unknown {
  return exampleOf(spec, parameter.value, schemaPointerOf(parameter)) ?? 'value';
}

/** A query parameter by its style (OpenAPI 3.1 §4.8.12.3). */
function queryPairs(
  {name, style = 'form', explode = style === 'form'}: Parameter,
  value: unknown,
): [string, string][] {
  if (Array.isArray(value)) {
    const separator = style === 'pipeDelimited' ? '|' : style === 'spaceDelimited' ? ' ' : ',';
    return explode
      ? value.map((item) => [name, valueText(item)])
      : [[name, value.map(valueText).join(separator)]];
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]): [string, string] => [
      key,
      valueText(item),
    ]);
    if (style === 'deepObject') return entries.map(([key, item]) => [`${name}[${key}]`, item]);
    return explode ? entries : [[name, entries.flat().join(',')]];
  }
  return [[name, valueText(value)]];
}

function bodyOf(spec: ApiSpec, contents: readonly ContentView[]): SampleBody | undefined {
  const content = contents.find(({type}) => isJson(type)) ?? contents[0];
  if (!content) return undefined;
  const type = essence(content.type);
  const value = exampleOf(spec, content.media, content.schemaPointer);
  if (isJson(type)) return {kind: 'json', type, value: value ?? {}};
  if (type === 'multipart/form-data')
    return {kind: 'parts', parts: formParts(spec, content, value)};
  if (type === 'application/x-www-form-urlencoded') {
    const pairs = Object.entries((value ?? {}) as Record<string, unknown>).map(([name, item]) => [
      name,
      valueText(item),
    ]);
    return {kind: 'text', type, text: new URLSearchParams(pairs).toString()};
  }
  if (typeof value === 'string' && /^text\/|[+/]xml$/.test(type))
    return {kind: 'text', type, text: value};
  return {
    kind: 'file',
    type: type.includes('*') ? 'application/octet-stream' : type,
    file: 'body.bin',
  };
}

function formParts(spec: ApiSpec, {schemaPointer}: ContentView, value: unknown): FormPart[] {
  const schema =
    schemaPointer === undefined ? undefined : schemaIndex(spec).at(schemaPointer)?.schema;
  const properties = typeof schema === 'object' ? (schema.properties ?? {}) : {};
  const examples = (value ?? {}) as Record<string, unknown>;
  return Object.entries(properties).map(([name, property]) => {
    const isFile =
      typeof property === 'object' && (property.contentMediaType ?? property.format === 'binary');
    return isFile ? {name, file: `${name}.bin`} : {name, value: valueText(examples[name] ?? '')};
  });
}

type Pair = readonly [name: string, value: string];

/** Places for what lets a caller in, by the first way that the operation accepts. */
function credentials(spec: ApiSpec, {security}: OperationView): {headers: Pair[]; query: Pair[]} {
  const found: {headers: Pair[]; query: Pair[]} = {headers: [], query: []};
  const schemes = spec.components?.securitySchemes ?? {};
  for (const name of Object.keys(security[0] ?? {})) {
    const written = schemes[name];
    if (!written) continue;
    const scheme = resolve<SecurityScheme>(spec, written);
    const placeholder = `<${name.replaceAll(/(?<=[a-z])(?=[A-Z])|\W+/g, '_').toUpperCase()}>`;
    if (scheme.type === 'apiKey' && scheme.in === 'query')
      found.query.push([scheme.name ?? name, placeholder]);
    else if (scheme.type === 'apiKey')
      found.headers.push(
        scheme.in === 'cookie'
          ? ['Cookie', `${scheme.name ?? name}=${placeholder}`]
          : [scheme.name ?? name, placeholder],
      );
    else if (scheme.type === 'http')
      found.headers.push([
        'Authorization',
        `${scheme.scheme === 'basic' ? 'Basic' : 'Bearer'} ${placeholder}`,
      ]);
    else if (scheme.type !== 'mutualTLS')
      found.headers.push(['Authorization', `Bearer ${placeholder}`]);
  }
  return found;
}
