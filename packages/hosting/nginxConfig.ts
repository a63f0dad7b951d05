import {escapeRegExp} from '@toolhive-docs/options/escapeRegExp';
import {type FileHeader, fileHeaders} from './secureHeaders';
import {FOR_HOSTS, type HostingPlan} from './HostingPlan';
import {barePath, ENDING} from './Redirect';

/** Hidden files are for our own server, except what programs look for by standard. */
const HIDDEN = String.raw`/\.(?!well-known/)`;

const FIND = 'try_files $uri $uri/index.html $uri.html =404;';

interface NginxOptions {
  readonly root: string;
  readonly listen: string;
  readonly more?: readonly FileHeader[];
}

/**
 * A configuration of nginx that serves a build as our own server does: headers, cache times, redirects, compressed siblings and the
 * page for what is missing. It belongs into the `http` block, as files in `/etc/nginx/conf.d` do. TLS is left to the operator.
 *
 * @param files - All files of the build.
 * @param root - Folder of the host; the build lies in it below the base path.
 * @param listen - What nginx listens on, such as `80`.
 * @param more - Headers of files that the plan does not know.
 */
export function nginxConfig(
  plan: HostingPlan,
  files: readonly string[],
  {root, listen, more = []}: NginxOptions,
): string {
  const {baseUrl, redirects} = plan;
  const at = (path: string): string => baseUrl + path.slice(1);
  const base = escapeRegExp(baseUrl);
  const moved = redirects.map(({from, to}) => {
    const target = at(to).replace(/(?=#)|$/, '$$is_args$$args');
    return [`^${escapeRegExp(at(barePath(from)))}${ENDING}?$`, target] as const;
  });
  const forHosts = FOR_HOSTS.map(escapeRegExp).join('|');
  const rules = [...fileHeaders(baseUrl, files), ...more];
  const headers = headerLines(
    plan,
    rules.filter(({name}) => name !== 'Content-Type'),
  );
  const lines = [
    ...headers.maps,
    ...map('$uri', 'docs_moved', '', moved),
    // Of these characters alone, so that nothing else gets into a header; what has matched is not tried in another way.
    ...map('$request_uri', 'docs_doubled', '', [
      [String.raw`^(?:/[\w.-]+)*+//[\w./-]*+(?:\?|$)`, '1'],
    ]),
    ...block('server', [
      `listen ${listen};`,
      'server_tokens off;',
      'absolute_redirect off;',
      'charset utf-8;',
      'charset_types text/plain text/markdown text/css application/json application/javascript application/yaml;',
      'gzip_static on;',
      'gzip_vary on;',
      `root ${quoted(root)};`,
      ...headers.added,
      `error_page 404 ${baseUrl}404.html;`,
      'if ($docs_moved) { return 308 $docs_moved; }',
      // The script of a page would not know its address.
      'if ($docs_doubled) { return 308 $uri$is_args$args; }',
      // Programs ask a host for these, whatever path the site lies under (RFC 8615 §3, RFC 9309 §2.3).
      ...(baseUrl === '/'
        ? []
        : [String.raw`rewrite "^/(robots\.txt|\.well-known/.*)$" "${baseUrl}$1" last;`]),
      ...(baseUrl === '/' ? [] : ['/', baseUrl.slice(0, -1)]).map(
        (path) => `location = ${path} { return 307 ${baseUrl}$is_args$args; }`,
      ),
      ...block(`location ~ ${quoted(`${HIDDEN}|^${base}(?:${forHosts})$`)}`, ['return 404;']),
      ...block(`location ~ ${quoted(`^${base}404(?:\\.html)?$`)}`, ['internal;']),
      // Compressed siblings have no address of their own.
      ...block(String.raw`location ~ "^(?<docs_whole>.*)\.(?:br|gz)$"`, [
        'if (-f $document_root$docs_whole) { return 404; }',
      ]),
      ...typed(String.raw`\.md$`, 'text/markdown'),
      ...typed(String.raw`\.ya?ml$`, 'application/yaml'),
      ...typed(String.raw`\.webmanifest$`, 'application/manifest+json'),
      ...rules
        .filter(({name}) => name === 'Content-Type')
        .flatMap(({path, value}) => typed(`^${escapeRegExp(path)}$`, value)),
      ...block(
        `location ~ ${quoted(`^(?<docs_page>${base}.*?)/?(?:(?<=/)index(?:\\.html)?|\\.html)$`)}`,
        [
          'if (-f $document_root$docs_page/index.html) { return 308 $docs_page$is_args$args; }',
          FIND,
        ],
      ),
      ...block('location /', [FIND]),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

const CACHE = 'Cache-Control';
const HSTS = 'Strict-Transport-Security';
/** Errors that nginx words itself: nobody keeps them. */
const OWN_ERROR = '^(?:4(?!04)|5)';
/** Protocols of a request, where a proxy in front is heard first. */
const OVER_TLS = String.raw`(?i)^,?https\s*(?:,|$)`;

/**
 * A location that sets a header loses those around it, so headers that differ are looked up; an empty one is not sent.
 * Of the request and what comes of it: how long it is kept, the methods when it was another (RFC 9110 §15.5.6), and HSTS
 * (over TLS alone, RFC 6797 §7.2).
 */
function headerLines(
  {headers}: HostingPlan,
  rules: readonly FileHeader[],
): {readonly maps: readonly string[]; readonly added: readonly string[]} {
  const usual = new Map([...Object.entries(headers), [CACHE, 'no-cache']]);
  const varying = [...new Set(rules.map(({name}) => name))];
  const variable = (name: string): string => `docs_${name.toLowerCase().replaceAll('-', '_')}`;
  const values = new Map([
    ...usual,
    ...varying.map((name) => [name, `$${variable(name)}`] as const),
  ]);
  return {
    maps: [
      ...varying.flatMap((name) =>
        map(
          '$uri',
          variable(name),
          usual.get(name) ?? '',
          rules.filter((rule) => rule.name === name).map(({path, value}) => [pattern(path), value]),
        ),
      ),
      ...map('$status', 'docs_kept', values.get(CACHE) ?? '', [[OWN_ERROR, 'no-store']]),
      ...map('$status', 'docs_methods', '', [['^405$', 'GET, HEAD']]),
      ...map('$http_x_forwarded_proto,$scheme', 'docs_hsts', '', [
        [OVER_TLS, values.get(HSTS) ?? ''],
      ]),
    ],
    added: [
      ...new Map([
        ...values,
        ...([
          [CACHE, '$docs_kept'],
          ['Allow', '$docs_methods'],
          [HSTS, '$docs_hsts'],
        ] as const),
      ]),
    ].map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
  };
}

/** A path with `*` as a pattern. What is found for `/a/` is `/a//index.html`. */
const pattern = (path: string): string =>
  `^${path.split('*').map(escapeRegExp).join('.*')}$`.replace(/\/(?=index)/g, '/+');

/** A text of a configuration file of nginx. */
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** Lines of a block, indented below what it is. */
const block = (name: string, lines: readonly string[]): string[] => [
  `${name} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/**
 * A variable that is looked up from others by patterns; the first that matches counts. Plain texts as keys would go
 * into a hash table, and one beyond some 46 characters keeps nginx from starting.
 */
const map = (
  from: string,
  to: string,
  otherwise: string,
  patterns: readonly (readonly [pattern: string, value: string])[],
): string[] =>
  block(`map ${quoted(from)} $${to}`, [
    `default ${quoted(otherwise)};`,
    ...patterns.map(([pattern, value]) => `${quoted(`~${pattern}`)} ${quoted(value)};`),
  ]);

/** Files whose type the list of nginx does not have. */
const typed = (pattern: string, type: string): string[] =>
  block(`location ~ ${quoted(pattern)}`, ['types { }', `default_type ${quoted(type)};`]);
