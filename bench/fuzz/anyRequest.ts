import * as fc from 'fast-check';

/** A request as it is sent; its path and headers hold only what HTTP allows. */
export interface AnyRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Names of fields that some endpoint reads, so that what stands in them is looked at. */
const FIELDS = [
  ...['requests', 'query', 'params', 'indexName', 'filters', 'facetFilters', 'numericFilters'],
  ...['optionalFilters', 'facets', 'facetQuery', 'hitsPerPage', 'page', 'offset', 'length'],
  ...['attributesToSnippet', 'attributesToHighlight', 'attributesToRetrieve', 'optionalWords'],
  ...['cursor', 'objectID', 'objectIDs', 'threshold', 'model', 'maxRecommendations', 'type'],
  ...[
    'events',
    'eventType',
    'eventName',
    'index',
    'userToken',
    'queryID',
    'positions',
    'timestamp',
  ],
  ...['jsonrpc', 'id', 'method', 'params', 'name', 'arguments', 'uri', 'protocolVersion', '_meta'],
  ...['url', 'section', 'max_tokens', 'text', 'command', 'operation', 'resource', 'path', 'limit'],
  ...['image', 'transport', 'env_vars', 'secrets', 'names', 'permission_profile', 'target_port'],
  ...['cmd_arguments', 'volumes', 'host', 'group', 'oidc', '__proto__', 'constructor', 'toString'],
];

const text = fc.oneof(
  fc.string({maxLength: 20}),
  fc.string({unit: 'grapheme', maxLength: 12}),
  fc.constantFrom(
    ...['', '*', 'docs', 'secret', 'kind:guide', 'kind:guide AND', '((', 'NOT', 'a:1 TO 2', '-1'],
    ...['tools/call', 'tools/list', 'resources/read', 'initialize', 'ping', 'search_docs'],
    ...['get_page', 'docs://index', '../../etc/passwd', '%00', '\u0000', '\ud800', '__proto__'],
    ...['SSE', 'vscode', 'fetch', 'default', '2.0', 'a'.repeat(2000), '['.repeat(200)],
  ),
);
const number = fc.oneof(fc.integer(), fc.double({noNaN: true}), fc.constantFrom(-1, 0, 1e9, 1e308));

/** JSON of any shape, up to five levels deep. */
const {value} = fc.letrec<{value: unknown}>((tie) => ({
  value: fc.oneof(
    {maxDepth: 5},
    {weight: 3, arbitrary: text},
    {weight: 1, arbitrary: number},
    {weight: 1, arbitrary: fc.constantFrom(null, true, false)},
    {weight: 2, arbitrary: fc.array(tie('value'), {maxLength: 4})},
    {
      weight: 4,
      arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), tie('value'), {maxKeys: 5}),
    },
  ),
}));

const json = value.map((one) => JSON.stringify(one));
/** Bodies: JSON, JSON in the frame of an endpoint, JSON that ends early, and no JSON at all. */
const body = fc.oneof(
  {weight: 3, arbitrary: json},
  {weight: 3, arbitrary: json.map((one) => `{"requests":[${one},{"query":${one}}]}`)},
  {weight: 2, arbitrary: json.map((one) => `{"events":[${one}]}`)},
  {
    weight: 3,
    arbitrary: fc
      .tuple(text, text, value)
      .map(([method, name, given]) =>
        JSON.stringify({jsonrpc: '2.0', id: 1, method, params: {name, arguments: given}}),
      ),
  },
  {weight: 1, arbitrary: json.map((one) => one.slice(0, one.length / 2))},
  {weight: 1, arbitrary: fc.string({unit: 'binary-ascii', maxLength: 60})},
);

const part = text.map((one) => encodeURIComponent(Buffer.from(one).toString()));
const search = fc
  .array(fc.tuple(fc.constantFrom(...FIELDS), fc.oneof(part, value.map(asPart))), {maxLength: 4})
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

function asPart(one: unknown): string {
  return encodeURIComponent(JSON.stringify(one));
}

/** The first value in nine of ten. */
const mostly = (usual: string, ...others: string[]): fc.Arbitrary<string> =>
  fc.oneof(
    {weight: 9, arbitrary: fc.constant(usual)},
    {weight: 1, arbitrary: fc.constantFrom(...others)},
  );

const headers = fc.record(
  {
    Accept: mostly('application/json, text/event-stream', 'text/markdown', '*/*;q=x', ','),
    'Content-Type': mostly('application/json', 'text/plain', 'a/b; charset=utf-99', '/'),
    'Content-Encoding': mostly('identity', 'gzip', 'br', 'x'),
    'Accept-Encoding': fc.constantFrom('br', 'gzip;q=0', '*;q=0', 'identity;q=0'),
    'If-None-Match': fc.constantFrom('*', '"a"', 'W/', 'a, b'),
    Range: fc.constantFrom('bytes=0-', 'bytes=5-1', 'bytes=-0', 'lines=1-2', 'bytes=0-1,4-'),
    Prefer: fc.constantFrom('return=minimal', 'wait=x', ';;', 'code=200'),
    'MCP-Protocol-Version': mostly('2025-06-18', '2024-11-05', 'x'),
    'User-Agent': fc.constantFrom('ClaudeBot/1.0', 'a'.repeat(500)),
    Origin: mostly('http://localhost:3000', 'null', 'https://elsewhere.test'),
  },
  {requiredKeys: []},
);

const otherMethod = fc.constantFrom('GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'HEAD', 'OPTIONS');

/**
 * Requests to endpoints, any part of which may be nonsense.
 *
 * @param endpoints - Method and path; `{}` stands for any text. One request in seven has another method.
 */
export function anyRequest(endpoints: readonly string[]): fc.Arbitrary<AnyRequest> {
  return fc
    .record({
      endpoint: fc.constantFrom(...endpoints),
      parts: fc.array(part, {minLength: 3, maxLength: 3}),
      other: fc.oneof(
        {weight: 6, arbitrary: fc.constant(undefined)},
        {weight: 1, arbitrary: otherMethod},
      ),
      ...{search, headers, body},
    })
    .map(({endpoint, parts, other, search: query, headers: given, body: sent}) => {
      const [own = '', path = ''] = endpoint.split(' ');
      const rest = parts.values();
      const filled = path.replaceAll('{}', () => rest.next().value ?? '');
      const method = other ?? own;
      const hasBody = method !== 'GET' && method !== 'HEAD';
      return {
        ...{method, headers: given, body: hasBody ? sent : undefined},
        path: query === '' ? filled : `${filled}?${query}`,
      };
    });
}
