import type {Facts} from '../../facts/types';
import type {Finding} from '../../report/Finding';
import {checkManifest} from '../manifests/checkManifest';
import {cycleIn} from '../manifests/cycleIn';
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

interface Fields {
  verb: string;
  kinds: readonly string[];
  args: readonly string[];
  /** Values of options that hold field paths: `jsonpath=…`, `custom-columns=…`, `.status.phase`. */
  outputs: readonly string[];
  patches: readonly string[];
}

/** Checks the fields of an MCPServer that a `kubectl` line names: in its output format, in a patch, or to be explained. */
export function kubectlFieldProblems(
  {verb, kinds, args, outputs, patches}: Fields,
  {schemas}: Facts,
): string[] {
  if (!kinds.some((kind) => kubernetesKind(kind) === 'mcpservers')) return [];
  const explained = verb === 'explain' ? [(args[0] ?? '').split('.').slice(1).join('.')] : [];
  const shown = outputs.flatMap((output) =>
    [...output.replace(/^[\w-]+=/, '').matchAll(/(?:^|[{:,])\.([\w.[\]*-]+)/g)].map(([, path]) =>
      (path ?? '').replace(/^items\[[^\]]*\]\.?/, ''),
    ),
  );
  const patched = patches.flatMap((patch) => leafPaths(patch));
  return [...explained, ...shown, ...patched.flatMap(({path}) => path ?? [])]
    .filter((path) => path !== '' && !schemas.knowsPath('mcpserver', path))
    .map((path) => `MCPServer has no field ${path}; see specs/schemas/mcpserver.schema.json`)
    .concat(patched.flatMap(({problem}) => problem ?? []));
}

/** Paths of the values in a JSON patch. */
function leafPaths(patch: string): {path?: string; problem?: string}[] {
  try {
    return leaves(JSON.parse(patch), '').map((path) => ({path}));
  } catch (error) {
    return [
      {problem: `the patch is not JSON: ${error instanceof Error ? error.message : String(error)}`},
    ];
  }
}

function leaves(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, child]) =>
    leaves(child, path === '' ? key : `${path}.${key}`),
  );
}

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

/** What is wrong with a manifest in a here-document. */
export function manifestProblems(value: unknown, facts: Facts): Finding[] {
  const cycle = cycleIn(value);
  return (cycle ? [cycle] : checkManifest(value, facts))
    .filter(({isNote}) => isNote !== true)
    .map(({finding}) => finding);
}
