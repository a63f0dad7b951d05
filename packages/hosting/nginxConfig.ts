import {cacheRules} from './cacheRules';
import {DRAWING_POLICY} from './contentPolicy';
import {DRAWINGS, type HostingPlan} from './HostingPlan';

const CSP = 'Content-Security-Policy';

/** A text of a configuration file of nginx. */
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

const escaped = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A path as a key of `map`: itself, or a pattern for what begins with it. */
const key = (path: string): string =>
  path.endsWith('*') ? quoted(`~^${escaped(path.slice(0, -1))}`) : quoted(path);

/**
 * A configuration of nginx that serves a build as our own server does: headers, cache times, redirects, compressed siblings and the
 * page for what is missing. It belongs into the `http` block, as files in `/etc/nginx/conf.d` do. TLS is left to the operator.
 *
 * @param files - All files of the build.
 * @param root - Folder of the host; the build lies in it below the base path.
 * @param listen - What nginx listens on, such as `80`.
 */
export function nginxConfig(
  {baseUrl, headers, redirects}: HostingPlan,
  files: readonly string[],
  {root, listen}: {readonly root: string; readonly listen: string},
): string {
  // A location that sets a header loses those around it, so headers that differ are looked up.
  const {[CSP]: policy = '', ...others} = headers;
  const at = (path: string): string => baseUrl + path.slice(1);
  const lines = [
    'map $uri $docs_cache {',
    '  default "no-cache";',
    ...cacheRules(baseUrl, files).map(({path, value}) => `  ${key(path)} ${quoted(value)};`),
    '}',
    'map $uri $docs_policy {',
    `  default ${quoted(policy)};`,
    `  ${key(`${baseUrl}${DRAWINGS}*`)} ${quoted(DRAWING_POLICY)};`,
    '}',
    'map $uri $docs_moved {',
    '  default "";',
    ...redirects.flatMap(({from, to}) =>
      [from, ...(from.endsWith('/') ? [] : [`${from}/`])].map(
        (path) => `  ${quoted(at(path))} ${quoted(at(to))};`,
      ),
    ),
    '}',
    'server {',
    `  listen ${listen};`,
    '  server_tokens off;',
    '  absolute_redirect off;',
    '  charset utf-8;',
    '  charset_types text/plain text/markdown text/css application/json application/javascript;',
    '  gzip_static on;',
    '  gzip_vary on;',
    `  root ${quoted(root)};`,
    `  add_header ${CSP} $docs_policy always;`,
    '  add_header Cache-Control $docs_cache always;',
    ...Object.entries(others).map(
      ([name, value]) => `  add_header ${name} ${quoted(value)} always;`,
    ),
    `  error_page 404 ${baseUrl}404.html;`,
    '  if ($docs_moved) { return 301 $docs_moved$is_args$args; }',
    // Hidden files are for our own server, except what programs look for by standard.
    String.raw`  location ~ /\.(?!well-known/) { return 404; }`,
    ...typed(String.raw`\.md$`, 'text/markdown'),
    ...typed(String.raw`\.webmanifest$`, 'application/manifest+json'),
    '  location / {',
    '    try_files $uri $uri/index.html $uri.html =404;',
    '  }',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

/** Files whose type the list of nginx does not have. */
const typed = (pattern: string, type: string): string[] => [
  `  location ~ ${pattern} {`,
  '    types { }',
  `    default_type ${type};`,
  '  }',
];
