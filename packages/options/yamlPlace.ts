import {isAlias, isMap, isNode, isScalar, isSeq, type Document, type Node} from 'yaml';

/** Where in its text something of a YAML document is: a field by its name, or else the nearest thing that holds it. */
export function offsetInYaml(document: Document, path: readonly (string | number)[]): number {
  const {contents} = document;
  let node: unknown = contents;
  let offset = startOf(contents) ?? document.range?.[0] ?? 0;
  for (const key of path) {
    const [named, value] = childOf(isAlias(node) ? node.resolve(document) : node, key);
    if (!isNode(named)) break;
    offset = startOf(named) ?? offset;
    node = value;
  }
  return offset;
}

const startOf = (node: Node | null): number | undefined => node?.range?.[0];

/** What stands for one step, and what it leads to. */
function childOf(node: unknown, key: string | number): [named: unknown, value: unknown] {
  if (isSeq(node)) {
    const item = node.items[Number(key)];
    return [item, item];
  }
  const pair = isMap(node)
    ? node.items.find(({key: own}) => isScalar(own) && String(own.value) === String(key))
    : undefined;
  return [pair?.key, pair?.value];
}
