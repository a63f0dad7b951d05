const guides = (folder: string, names: readonly string[]) =>
  names.map((name) => `/toolhive/${folder}/${name}`);

/** Pages of the command reference, one for each command. */
export const COMMAND_ROUTES = guides('reference/cli', [
  'thv',
  'thv_config',
  'thv_config_auto-discovery',
  'thv_config_get-ca-cert',
  'thv_config_get-registry-url',
  'thv_config_list-registered-clients',
  'thv_config_register-client',
  'thv_config_remove-client',
  'thv_config_secrets-provider',
  'thv_config_set-ca-cert',
  'thv_config_set-registry-url',
  'thv_config_unset-ca-cert',
  'thv_config_unset-registry-url',
  'thv_inspector',
  'thv_list',
  'thv_logs',
  'thv_logs_prune',
  'thv_proxy',
  'thv_registry',
  'thv_registry_info',
  'thv_registry_list',
  'thv_restart',
  'thv_rm',
  'thv_run',
  'thv_search',
  'thv_secret',
  'thv_secret_delete',
  'thv_secret_get',
  'thv_secret_list',
  'thv_secret_provider',
  'thv_secret_reset-keyring',
  'thv_secret_set',
  'thv_serve',
  'thv_stop',
  'thv_version',
]);

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
