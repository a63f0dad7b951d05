import {escapeRegExp} from '@toolhive-docs/options/escapeRegExp';
import {ownValue} from '../../samples/readOptions';
import type {CommandContext} from './types';

/** Names of a resource kind: the plural first, then the singular and the short names of kubectl. */
type Names = readonly string[];

/** Resource kinds that pages use, by their API group. */
const GROUPS: Readonly<Record<string, readonly Names[]>> = {
  'toolhive.stacklok.dev': [['mcpservers', 'mcpserver']],
  '': [
    ['pods', 'pod', 'po'],
    ['services', 'service', 'svc'],
    ['namespaces', 'namespace', 'ns'],
    ['secrets', 'secret'],
    ['configmaps', 'configmap', 'cm'],
    ['events', 'event', 'ev'],
    ['serviceaccounts', 'serviceaccount', 'sa'],
    ['persistentvolumeclaims', 'persistentvolumeclaim', 'pvc'],
    ['persistentvolumes', 'persistentvolume', 'pv'],
    ['nodes', 'node', 'no'],
    ['resourcequotas', 'resourcequota', 'quota'],
    ['limitranges', 'limitrange', 'limits'],
    ['endpoints', 'ep'],
    ['all'],
  ],
  apps: [
    ['deployments', 'deployment', 'deploy'],
    ['statefulsets', 'statefulset', 'sts'],
    ['daemonsets', 'daemonset', 'ds'],
    ['replicasets', 'replicaset', 'rs'],
  ],
  batch: [
    ['jobs', 'job'],
    ['cronjobs', 'cronjob', 'cj'],
  ],
  autoscaling: [['horizontalpodautoscalers', 'horizontalpodautoscaler', 'hpa']],
  policy: [['poddisruptionbudgets', 'poddisruptionbudget', 'pdb']],
  'rbac.authorization.k8s.io': [
    ['roles', 'role'],
    ['rolebindings', 'rolebinding'],
    ['clusterroles', 'clusterrole'],
    ['clusterrolebindings', 'clusterrolebinding'],
  ],
  'networking.k8s.io': [
    ['networkpolicies', 'networkpolicy', 'netpol'],
    ['ingresses', 'ingress', 'ing'],
    ['ingressclasses', 'ingressclass'],
  ],
  'storage.k8s.io': [['storageclasses', 'storageclass', 'sc']],
  'coordination.k8s.io': [['leases', 'lease']],
  'apiextensions.k8s.io': [
    ['customresourcedefinitions', 'customresourcedefinition', 'crd', 'crds'],
  ],
};
const KINDS = Object.values(GROUPS).flat();

/**
 * The plural of a resource kind by any of its names, also with group and version: `deployments.v1.apps`.
 * @returns undefined when no page may use it.
 */
export function kubernetesKind(name: string): string | undefined {
  const [own = '', ...rest] = name.toLowerCase().split('.');
  const group = (/^v\d/.test(rest[0] ?? '') ? rest.slice(1) : rest).join('.');
  const kinds = rest.length === 0 ? KINDS : (ownValue(GROUPS, group) ?? []);
  return kinds.find((names) => names.includes(own))?.[0];
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
  const escaped = escapeRegExp(name);
  const known = new RegExp(
    `(create (namespace|ns) ${escaped}|namespace: ${escaped}|- ${escaped})\\b`,
  ).test(page.source);
  return known
    ? undefined
    : `the page neither makes the namespace ${name} nor uses it in a manifest`;
}
