import type {Facts} from '../facts/types';

/** Checks a manifest by its kind: an MCPServer, or one of the kinds of Kubernetes that the guides use. */
export function manifestProblems(value: unknown, {schemas, charts}: Facts): string[] {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('apiVersion' in value) ||
    !('kind' in value)
  ) {
    return ['a manifest needs apiVersion and kind; other YAML names its schema=… in the fence'];
  }
  const isServer =
    value.kind === charts.crd.kind || String(value.apiVersion).startsWith(charts.crd.group);
  return schemas
    .problems(isServer ? 'mcpserver' : 'k8s-core', value)
    .map((problem) => `${String(value.kind)}: ${problem}`);
}
