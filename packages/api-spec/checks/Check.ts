import type {SpecProblem} from '../ApiSpecError';
import type {ApiSpec} from '../types';
import type {SpecNode} from '../walk';

/** One rule: looks at the document and yields what breaks it. `nodes` are all its objects, parents first. */
export type Check = (spec: ApiSpec, nodes: readonly SpecNode[]) => Iterable<SpecProblem>;

/** The keys of a node; empty for a boolean schema. */
export function fields(node: SpecNode): Readonly<Record<string, unknown>> {
  return typeof node.value === 'boolean' ? {} : node.value;
}
