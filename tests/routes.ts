import {fileURLToPath} from 'node:url';
import {commandSlug, loadCliSpec} from '@toolhive-docs/cli-spec';

const guides = (folder: string, names: readonly string[]) =>
  names.map((name) => `/toolhive/${folder}/${name}`);

const {commands} = loadCliSpec(fileURLToPath(new URL('../specs/thv-cli.yaml', import.meta.url)));

/** Pages of the command reference, one for each command. */
export const COMMAND_ROUTES = guides(
  'reference/cli',
  commands.map(({path}) => commandSlug(path)),
);

/** Pages of the docs with text of their own. */
const DOC_ROUTES = [
  '/toolhive/',
  '/toolhive/quickstart',
  ...guides('concepts', ['mcp-primer', 'registry-criteria']),
  '/toolhive/guides-cli',
  ...guides('guides-cli', [
    'api-browser',
    'api-server',
    'ask-these-docs',
    'client-configuration',
    'custom-permissions',
    'install',
    'manage-mcp-servers',
    'observe-servers',
    'registry',
    'run-mcp-servers',
    'secrets-management',
    'secure-servers',
  ]),
  '/toolhive/guides-k8s',
  ...guides('guides-k8s', ['deploy-operator-helm', 'intro', 'require-oidc', 'run-mcp-k8s']),
  '/toolhive/tutorials/toolhive-operator',
  ...guides('reference', [
    'api-endpoints',
    'changes',
    'client-compatibility',
    'configuration',
    'errors',
    'mcpserver',
  ]),
  '/toolhive/reference/cli/',
];

/** Every address of the site that search engines should know (spec §2). */
export const PUBLIC_ROUTES: readonly string[] = [
  '/',
  ...DOC_ROUTES,
  '/toolhive/reference/api',
  ...COMMAND_ROUTES,
];

/** Every address of the site that answers with a page. */
export const ROUTES: readonly string[] = [
  ...PUBLIC_ROUTES,
  '/theme-preview',
  '/search',
  '/offline',
];

/** One page of each kind, for checks too slow to make on all. */
export const KINDS_OF_PAGE = {
  landing: '/',
  'docs home': '/toolhive/',
  tutorial: '/toolhive/quickstart',
  guide: '/toolhive/guides-cli/run-mcp-servers',
  'category index': '/toolhive/guides-cli',
  concept: '/toolhive/concepts/mcp-primer',
  command: '/toolhive/reference/cli/thv_run',
  'API reference': '/toolhive/reference/api',
  'search results': '/search?q=port',
  'theme preview': '/theme-preview',
  'not-found page': '/nowhere/at/all',
} as const;
