import type {Nodes} from 'mdast';

/** 1-based line on which a node begins. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}
