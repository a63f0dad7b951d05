import fc from 'fast-check';

/** One thing that happens to a sandbox: a request, or time going by. */
export type Step =
  | {
      readonly kind: 'request';
      readonly method: string;
      readonly path: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string | Uint8Array<ArrayBuffer> | undefined;
    }
  | {readonly kind: 'wait'; readonly milliseconds: number};

const names = fc.constantFrom(
  'a',
  'b',
  'clock',
  'osv-local',
  'x.y_z-1',
  '__proto__',
  'constructor',
  'toString',
);
const oddNames = fc.oneof(
  fc.constantFrom('..', '%', '%E0%A4', 'a/b', 'ü', '😀', ' ', ''),
  fc.string({maxLength: 20}),
);
const images = fc.constantFrom(
  'mcp/time:latest',
  'ghcr.io/stackloklabs/osv-mcp/server:latest',
  'uvx://mcp-server-time',
  'example.net/missing',
  'Not An Image',
  'x',
);

/** A create request that the server must take, as far as its name is free. */
export const goodCreate = fc.record(
  {
    name: names.filter((name) => /^[a-z]/i.test(name)),
    image: images,
    host: fc.constantFrom('127.0.0.1', '0.0.0.0', ''),
    transport: fc.constantFrom('stdio', 'sse', 'SSE', 'inspector'),
    target_port: fc.integer({min: 0, max: 65_535}),
    cmd_arguments: fc.array(fc.string(), {maxLength: 3}),
    env_vars: fc.array(fc.constantFrom('A=1', 'B=', 'C=x=y'), {maxLength: 3}),
    volumes: fc.array(fc.constantFrom('/a:/b', '/a:/b:ro'), {maxLength: 2}),
    secrets: fc.array(fc.record({name: fc.constant('s'), target: fc.constant('T')}), {
      maxLength: 2,
    }),
    permission_profile: fc.constantFrom('', 'none', 'network', '/etc/profile.json'),
    oidc: fc.record({issuer: fc.string()}, {requiredKeys: []}),
    unknown: fc.jsonValue(),
  },
  {requiredKeys: ['image']},
);

/** The same with one field spoilt. */
const badCreate = fc
  .tuple(
    goodCreate,
    fc.constantFrom(
      'image',
      'transport',
      'target_port',
      'env_vars',
      'volumes',
      'secrets',
      'oidc',
      'name',
    ),
    fc.constantFrom<unknown>(null, 7.5, -1, '', {}, [1], [{}], ['x'], 'a b'),
  )
  .map(([good, field, value]) => ({...good, [field]: value}));

const bodies: fc.Arbitrary<string | Uint8Array<ArrayBuffer> | undefined> = fc.oneof(
  {weight: 4, arbitrary: goodCreate.map((body) => JSON.stringify(body))},
  {weight: 2, arbitrary: badCreate.map((body) => JSON.stringify(body))},
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('roo-code', 'vscode', 'VSCode', 'notepad', '')
      .map((name) => JSON.stringify({name})),
  },
  {weight: 1, arbitrary: fc.json()},
  {weight: 1, arbitrary: fc.string()},
  {weight: 1, arbitrary: fc.uint8Array({maxLength: 50}).map((bytes) => new Uint8Array(bytes))},
  {weight: 1, arbitrary: fc.constant(undefined)},
);

const segments = fc
  .oneof({weight: 5, arbitrary: names}, {weight: 1, arbitrary: oddNames})
  .map(encodeURIComponent);
const paths = fc.oneof(
  {weight: 6, arbitrary: fc.constant('/api/v1beta/workloads')},
  {weight: 6, arbitrary: segments.map((name) => `/api/v1beta/workloads/${name}`)},
  {
    weight: 6,
    arbitrary: fc
      .tuple(segments, fc.constantFrom('stop', 'restart'))
      .map(([name, action]) => `/api/v1beta/workloads/${name}/${action}`),
  },
  {weight: 2, arbitrary: fc.constant('/api/v1beta/workloads?all=true')},
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '/api/v1beta/clients',
      '/api/v1beta/clients/',
      '/api/v1beta/discovery/clients',
      '/api/v1beta/registry',
      '/api/v1beta/version',
      '/health',
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('default', 'team', 'mine'),
        fc.constantFrom('', '/servers', '/servers/osv', '/servers/none'),
      )
      .map(([name, rest]) => `/api/v1beta/registry/${name}${rest}`),
  },
  {weight: 1, arbitrary: fc.webPath()},
);

const request: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('request'),
  method: fc.oneof(
    {weight: 12, arbitrary: fc.constantFrom('GET', 'POST', 'POST', 'DELETE')},
    {weight: 1, arbitrary: fc.constantFrom('PUT', 'PATCH', 'HEAD', 'OPTIONS', 'FOO')},
  ),
  path: paths.map((path) => (path.startsWith('/') ? path : `/${path}`)),
  headers: fc.oneof(
    {weight: 9, arbitrary: fc.constant({})},
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('200', '400', '404', '409', '500', '401', '999')
        .map((code) => ({Prefer: `code=${code}`})),
    },
  ),
  body: bodies,
});

const wait: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('wait'),
  milliseconds: fc.constantFrom(0, 1, 999, 2000, 60_000),
});

/** Requests and waits in random order: mostly sensible, some wrong, some nonsense. */
export const steps = (most: number): fc.Arbitrary<Step[]> =>
  fc.array(fc.oneof({weight: 9, arbitrary: request}, {weight: 1, arbitrary: wait}), {
    minLength: 1,
    maxLength: most,
    size: 'max',
  });
