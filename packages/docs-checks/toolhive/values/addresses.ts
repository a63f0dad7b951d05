import {listOperations, matchOperation} from '@toolhive-docs/api-spec';
import {didYouMean} from '@toolhive-docs/cli-spec';
import {escapeRegExp} from '@toolhive-docs/options/escapeRegExp';
import type {Facts} from '../../facts/types';
import {unlisted, type Finding} from '../../report/Finding';
import {fitsWithVariables, hasVariable} from '../../samples/variables';

/** Methods of the paths that a proxy serves. */
const PROXY_METHODS: Readonly<Record<string, string>> = {
  stream: 'GET',
  messages: 'POST',
  health: 'GET',
  metrics: 'GET',
};

interface Served {
  path: string;
  method: string;
}

/** What is served beside the operations of the API: by the proxy, for probes of the operator, and with `thv serve --openapi`. */
function servedBesides({paths: {httpPaths}}: Facts): Served[] {
  const {proxy, operator, api} = httpPaths;
  const opened = [
    ...Object.values(operator),
    ...[api.openapi, api.viewer].filter((path) => path !== undefined),
  ];
  return [
    ...Object.entries(proxy).map(([name, path]) => ({path, method: PROXY_METHODS[name] ?? 'GET'})),
    ...opened.map((path) => ({path, method: 'GET'})),
  ];
}

const knownPaths = (facts: Facts): string[] => [
  ...new Set([...listOperations(facts.api), ...servedBesides(facts)].map(({path}) => path)),
];

/**
 * Checks method and path of a request to ToolHive: the local API of specs/toolhive-api.yaml, the proxy, or the operator's probes.
 * @param path without host, query and fragment; `{name}` and `<NAME>` may stand for parts.
 */
export function httpPathProblem(method: string, path: string, facts: Facts): string | undefined {
  if (Object.hasOwn(facts.reviewed.httpPaths, path)) return undefined;
  const besides = servedBesides(facts).filter((each) => each.path === path);
  if (besides.some((each) => each.method === method)) return undefined;
  const match = matchOperation(facts.api, method, path.length > 1 ? path.replace(/\/$/, '') : path);
  if (match.kind === 'operation') return undefined;
  if (match.kind === 'wrong-method')
    return `${path} has no method ${method}; it has ${match.allow.join(', ')}`;
  const [wrongMethod] = besides;
  if (wrongMethod) return `${path} takes ${wrongMethod.method}, not ${method}`;
  return `unknown path ${path}; ${didYouMean(path, knownPaths(facts))}`;
}

/** A path with a variable in it may become a known one. */
function localPathProblem(method: string, path: string, facts: Facts): Finding | undefined {
  const problem = httpPathProblem(method, path, facts);
  if (problem === undefined || !knownPaths(facts).some((each) => fitsWithVariables(path, each)))
    return problem;
  return unlisted(
    `${path} cannot be checked, because nothing before it sets the variables.`,
    'Set them in an earlier sample of the page',
  );
}

const LAST_PORT = 65_535;
const LOCAL = /^(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|host\.docker\.internal)$/;
const EXAMPLE = /(^|\.)(example\.(com|org|net)|example|test|invalid)$/;

/**
 * Checks the address in a sample or in inline code: downloads of a release, local addresses with their paths, Services in a
 * cluster, made-up hosts, and reviewed addresses.
 * @param method of the request, when there is one.
 */
export function addressProblem(address: string, facts: Facts, method = 'GET'): Finding | undefined {
  const port = Number(/^\w+:\/\/[^/?#]*:(\d+)(?=[/?#]|$)/.exec(address)?.[1] ?? 0);
  if (port > LAST_PORT) return `there is no such port: ${port}; the last is ${LAST_PORT}`;
  const reviewed = Object.keys(facts.reviewed.addresses);
  if (
    reviewed.some((known) =>
      known.endsWith('*')
        ? address.startsWith(known.slice(0, -1))
        : address.replace(/\/$/, '') === known,
    )
  )
    return undefined;
  if (Object.values(facts.paths.addresses).some((template) => fitsTemplate(template, address)))
    return undefined;
  if (address.includes('/releases/download/')) return releaseProblem(address, facts);
  const [, scheme, host = '', path = ''] =
    /^(https?|oci|op|wss?):\/\/([^/?#]*)([^?#]*)/.exec(address) ?? [];
  if (scheme === undefined)
    return `"${address}" is not a complete address; write it like https://host/path`;
  const name = host.replace(/:[^:\]]*$/, '');
  if (LOCAL.test(name))
    return path === '' || path === '/' ? undefined : localPathProblem(method, path, facts);
  if (EXAMPLE.test(name) || /[<$…]/.test(name)) return undefined;
  if (/\.svc(\.cluster\.local)?$/.test(name) || /^mcp-[\w-]+-proxy$/.test(name))
    return serviceProblem(name);
  return unlisted(
    `${address} is not a reviewed address.`,
    'Use a host below example.com, or add it to reviewed/names.yaml under addresses',
  );
}

/** `http://localhost:<port>/callback` fits `http://localhost:8666/callback`, and itself. */
function fitsTemplate(template: string, address: string): boolean {
  const pattern = escapeRegExp(template).replaceAll(/<\w+>/g, '[^/]+');
  return new RegExp(`^${pattern}/?$`).test(address);
}

/** Services that the operator makes are called mcp-NAME-proxy and mcp-NAME-headless. */
function serviceProblem(host: string): string | undefined {
  const [service = ''] = host.split('.');
  const isProxy =
    /^mcp-[\w-]+-(proxy|headless)$/.test(service) ||
    service === 'kubernetes' ||
    /^[A-Z<]/.test(service);
  return isProxy
    ? undefined
    : `${host} is no Service of the operator; it is mcp-NAME-proxy.NAMESPACE.svc.cluster.local`;
}

/** Checks a port: one of specs/paths.yaml, one that the proxy may pick, or a reviewed one. */
export function portProblem(port: number, {paths, charts, reviewed}: Facts): Finding | undefined {
  const {from = 0, to = 0} = paths.ports.proxy ?? {};
  const known = [
    ...Object.values(paths.ports).flatMap((each) => each.default ?? []),
    ...Object.values(charts.ports),
  ];
  if (known.includes(port) || (port >= from && port <= to) || Object.hasOwn(reviewed.ports, port))
    return undefined;
  return unlisted(
    `ToolHive has no port ${port}; it has ${[...new Set(known)].sort((a, b) => a - b).join(', ')}, and ${from} to ${to}.`,
    "An example's own port goes into reviewed/names.yaml under ports",
  );
}

const BASE = 'https://github.com/stacklok/toolhive/releases/download';
const RELEASE =
  /^https:\/\/github\.com\/stacklok\/toolhive\/releases\/download\/v([^/]+)\/toolhive_([^_]+)_(?:checksums\.txt|(linux|darwin|windows)_(?:amd64|arm64)(?:\.pem|(\.tar\.gz|\.zip)(?:\.sig|\.sbom\.json)?))$/;

/** Checks the address of a file that a release has. */
function releaseProblem(address: string, {cli}: Facts): Finding | undefined {
  const release = cli.tool.version.slice(1);
  const form = `its form is …/download/v${release}/toolhive_${release}_linux_amd64.tar.gz`;
  if (hasVariable(address))
    return filesOf(release).some((file) => fitsWithVariables(address, file))
      ? unlisted(
          `${address} has the form of a file of the release, but nothing before it sets the variables.`,
          'Set them in an earlier sample of the page',
        )
      : `no release has the file ${address}; ${form}`;
  const [, tag, version, system, ending] = RELEASE.exec(address) ?? [];
  if (tag === undefined) return `no release has the file ${address}; ${form}`;
  if (tag !== release || version !== release)
    return `the release is ${release}, but ${address} names ${tag} and ${version}`;
  if (ending === undefined) return undefined;
  const right = archiveOf(system);
  return ending === right
    ? undefined
    : `the archive for ${system ?? ''} ends in ${right}, not ${ending}`;
}

const archiveOf = (system: string | undefined): string =>
  system === 'windows' ? '.zip' : '.tar.gz';

/** Addresses of all files of a release. */
function filesOf(release: string): string[] {
  const beginning = `${BASE}/v${release}/toolhive_${release}`;
  const systems = ['linux', 'darwin', 'windows'].flatMap((system) =>
    ['amd64', 'arm64'].flatMap((arch) =>
      ['.pem', ...['', '.sig', '.sbom.json'].map((end) => `${archiveOf(system)}${end}`)].map(
        (ending) => `${beginning}_${system}_${arch}${ending}`,
      ),
    ),
  );
  return [`${beginning}_checksums.txt`, ...systems];
}
