import * as fc from 'fast-check';

/** Bytes for the wire, and the statuses that are right for them. */
export interface MalformedRequest {
  readonly bytes: string;
  readonly allowed: readonly number[];
}

const end = 'Host: localhost\r\nConnection: close\r\n\r\n';
const get = (path: string, allowed: readonly number[], headers = ''): MalformedRequest => ({
  bytes: `GET ${path} HTTP/1.1\r\n${headers}${end}`,
  allowed,
});

/** Names of files that must never be sent: beside the build, hidden in it, or behind a link out of it. */
const SECRETS = [
  'secret.txt',
  'link-to-secret.txt',
  'link-to-folder/secret.txt',
  '.stamp.json',
  '.hosting.json',
  '.git/config',
  'etc/passwd',
];

const dots = fc.constantFrom(
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '..%00',
  '%c0%ae%c0%ae',
  '..;',
  '....',
  '.',
  '%uff0e%uff0e',
);
const slash = fc.constantFrom('/', '%2f', '\\', '%5c', '%252f', '//', '/./', '%c0%af', '/%00/');
const climb = fc
  .array(fc.tuple(dots, slash), {minLength: 1, maxLength: 12})
  .map((steps) => steps.flat().join(''));

const traversal = fc
  .tuple(
    fc.constantFrom('/', '//', '/toolhive/', '/assets/js/', 'http://localhost/', '/.well-known/'),
    climb,
    fc.constantFrom(...SECRETS),
  )
  .map(([start, up, file]) => get(start + up + file, [400, 404, 308]));

const secret = fc
  .tuple(
    fc.constantFrom(...SECRETS),
    fc.constantFrom('', '/', '%00', '%00.html', '.br', '?x', '%20', '::$DATA', '/.'),
  )
  .map(([file, more]) => get(`/${file}${more}`, [400, 404]));

const anyBytes = fc.string({unit: 'binary-ascii', maxLength: 200});
const noise = anyBytes.map((text) => ({
  bytes: `${text}\r\n\r\n`,
  allowed: [400, 404, 405, 408, 431, 505],
}));
const oddPath = anyBytes.map((text) =>
  get(`/${text.replace(/[\r\n ]/g, '')}`, [200, 308, 400, 404, 405, 431]),
);
const oddEscape = fc
  .array(fc.integer({min: 0, max: 255}), {minLength: 1, maxLength: 40})
  .map((codes) =>
    get(
      `/${codes.map((code) => `%${code.toString(16).padStart(2, '0')}`).join('')}`,
      [200, 308, 400, 404],
    ),
  );
const long = fc
  .tuple(fc.integer({min: 9000, max: 60_000}), fc.constantFrom('a', 'a/', '%41', '../'))
  .map(([length, part]) => get(`/${part.repeat(length / part.length)}`, [200, 400, 404, 414, 431]));
const bigHeader = fc
  .integer({min: 17_000, max: 60_000})
  .map((length) => get('/', [431], `X-Long: ${'x'.repeat(length)}\r\n`));
// Beyond 2,000 headers Node reads no more, so that the host is missing.
const manyHeaders = fc
  .integer({min: 3000, max: 6000})
  .map((count) => get('/', [200, 400, 431], 'a: b\r\n'.repeat(count)));

const position = fc.oneof(
  fc.constant(''),
  fc.constantFrom('-1', '99999999999999999999', '1e3', '0x5', 'NaN', ' 2', '\u0661'),
  fc.nat(20).map(String),
);
const range = fc
  .tuple(
    fc.constantFrom('bytes', 'Bytes', 'items', 'bytes=bytes', ''),
    fc.array(fc.tuple(position, position), {minLength: 1, maxLength: 50}),
  )
  .map(([unit, parts]) =>
    get(
      '/numbers.txt',
      [200, 206, 416],
      `Range: ${unit}=${parts.map(([from, to]) => `${from}-${to}`).join(',')}\r\n`,
    ),
  );

const injected = fc
  .constantFrom(
    '%0d%0aX-Injected:%201',
    '%0aX-Injected:1',
    '%E5%98%8A%E5%98%8DX-Injected:1',
    '%0d%0a%0d%0a<script>',
    '\tX-Injected:1',
  )
  .chain((text) =>
    fc
      .constantFrom(
        `/toolhive/quickstart.html?${text}`,
        `/${text}/index.html`,
        `/index.html?a=${text}`,
        `//evil.example/${text}.html`,
      )
      .map((path) => get(path, [308, 400, 404])),
  );

const method = fc
  .constantFrom(
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'get',
    'GETT',
    '',
    '\0',
  )
  .map((name) => ({bytes: `${name} /toolhive/ HTTP/1.1\r\n${end}`, allowed: [400, 405]}));
const version = fc
  .constantFrom('HTTP/0.9', 'HTTP/1.2', 'HTTP/2.0', 'HTTP/9.9', 'HTTP/', 'http/1.1', '')
  .map((text) => ({bytes: `GET / ${text}\r\n${end}`, allowed: [200, 400, 505]}));
const smuggled = fc
  .constantFrom(
    'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
    'Content-Length: 1\r\nContent-Length: 2\r\n',
    'Content-Length: -1\r\n',
    'Transfer-Encoding: xchunked\r\n',
    'Transfer-Encoding : chunked\r\n',
    'Content-Length: 99999999999999999999\r\n',
  )
  .map((headers) => ({
    bytes: `POST / HTTP/1.1\r\n${headers}${end}0\r\n\r\n`,
    allowed: [400, 405, 408, 411, 413, 501],
  }));
const host = fc
  .constantFrom(
    'Host: \r\n',
    'Host: evil.example/path\r\n',
    'Host: a b\r\n',
    'Host: [::1\r\n',
    'Host: @\r\n',
  )
  .map((line) => ({
    bytes: `GET /index.html HTTP/1.1\r\n${line}Connection: close\r\n\r\n`,
    allowed: [308, 400, 404],
  }));
const twoHosts = fc
  .constantFrom('Host: a\r\nHost: b\r\n', 'Host: localhost\r\nhost: localhost\r\n')
  .map((lines) => ({bytes: `GET / HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`, allowed: [400]}));
const conditions = fc
  .tuple(fc.constantFrom('If-None-Match', 'If-Range', 'Accept-Encoding', 'Accept'), anyBytes)
  .map(([name, value]) =>
    get(
      '/numbers.txt',
      [200, 206, 304, 400],
      `${name}: ${value.replace(/[\r\n]/g, '')}\r\nRange: bytes=0-1\r\n`,
    ),
  );

/**
 * Requests that no browser sends: paths out of the build in every spelling, bytes that are no HTTP,
 * addresses and headers too long, ranges that make no sense, line breaks where headers could be added.
 *
 * @param seed - The same seed makes the same requests.
 */
export function malformedRequests(count: number, seed: number): MalformedRequest[] {
  const kinds = [
    traversal,
    secret,
    noise,
    oddPath,
    oddEscape,
    range,
    injected,
    method,
    version,
    smuggled,
    host,
    twoHosts,
    conditions,
  ];
  const any = fc.oneof(
    {weight: 1, arbitrary: long},
    {weight: 1, arbitrary: bigHeader},
    {weight: 1, arbitrary: manyHeaders},
    ...kinds.map((arbitrary) => ({weight: 8, arbitrary})),
  );
  return fc.sample<MalformedRequest>(any, {numRuns: count, seed});
}
