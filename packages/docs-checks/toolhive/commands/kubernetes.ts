import type {CommandContext} from './types';

/** Resource kinds that pages use: the plural first, then the singular and the short names of kubectl. */
const KINDS: readonly (readonly string[])[] = [
  [
    'mcpservers',
    'mcpserver',
    'mcpservers.toolhive.stacklok.dev',
    'mcpserver.toolhive.stacklok.dev',
  ],
  ['pods', 'pod', 'po'],
  ['services', 'service', 'svc'],
  ['deployments', 'deployment', 'deploy'],
  ['statefulsets', 'statefulset', 'sts'],
  ['namespaces', 'namespace', 'ns'],
  ['secrets', 'secret'],
  ['configmaps', 'configmap', 'cm'],
  ['events', 'event', 'ev'],
  ['serviceaccounts', 'serviceaccount', 'sa'],
  ['roles', 'role'],
  ['rolebindings', 'rolebinding'],
  ['clusterroles', 'clusterrole'],
  ['clusterrolebindings', 'clusterrolebinding'],
  ['networkpolicies', 'networkpolicy', 'netpol'],
  ['ingresses', 'ingress', 'ing'],
  ['persistentvolumeclaims', 'persistentvolumeclaim', 'pvc'],
  ['nodes', 'node', 'no'],
  ['leases', 'lease'],
  ['customresourcedefinitions', 'customresourcedefinition', 'crd', 'crds'],
  ['resourcequotas', 'resourcequota', 'quota'],
  ['all'],
];

/** The plural of a resource kind by any of its names; undefined when no page may use it. */
export function kubernetesKind(name: string): string | undefined {
  return KINDS.find((names) => names.includes(name.toLowerCase()))?.[0];
}

/** Every name, for messages. */
export const KIND_NAMES: readonly string[] = KINDS.flat();

const ALWAYS_THERE = ['default', 'kube-system', 'toolhive-system'];

/** A namespace in a command must be one that the page makes, uses in a manifest, or that is always there. */
export function namespaceProblem(
  name: string,
  {page, mention}: CommandContext,
): string | undefined {
  if (page.alone || mention || ALWAYS_THERE.includes(name) || /^[<$]/.test(name)) return undefined;
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const known = new RegExp(
    `(create (namespace|ns) ${escaped}|namespace: ${escaped}|- ${escaped})\\b`,
  ).test(page.source);
  return known
    ? undefined
    : `the page neither makes the namespace ${name} nor uses it in a manifest`;
}
