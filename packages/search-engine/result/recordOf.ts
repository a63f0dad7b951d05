import {NO_HEADINGS} from '../noHeadings';
import {normalise, objectId} from '../objectId';
import {CONTENT, NAMES, typeOf, weightOfType} from '../store/nodeTable';
import type {Store} from '../store/store';
import type {Hierarchy, Level, SearchRecord} from '../types';

/** Builds the record a node was made from; its id is found again from its content. */
export function recordOf(node: number, store: Store): SearchRecord {
  const {nodes} = store;
  const page = nodes.pages[nodes.page[node]!]!;
  const type = typeOf(nodes.level[node]!);
  const anchor = nodes.anchors[node]!;
  const url = anchor === '' ? page.url : `${page.url}#${anchor}`;
  const text = nodes.texts[node]!;
  return {
    objectID: nodes.ids[node] ?? objectId(url, type, text, earlierCopies(node, store)),
    url,
    url_without_anchor: page.url,
    anchor: anchor || null,
    type,
    content: type === 'content' ? text : null,
    hierarchy: hierarchyOf(node, nodes),
    ...page.facets,
    weight: {
      pageRank: page.rank,
      level: weightOfType(type),
      position: nodes.position[node]!,
    },
  };
}

function hierarchyOf(node: number, {level, parent, texts}: Store['nodes']): Hierarchy {
  const hierarchy: Record<`lvl${Level}`, string | null> = {...NO_HEADINGS};
  for (let at = node; at >= 0; at = parent[at]!) {
    if (level[at] !== CONTENT && level[at] !== NAMES)
      hierarchy[`lvl${level[at] as Level}`] = texts[at] || null;
  }
  return hierarchy;
}

/** Records of the same id but for the copy: with the same address, type and text, that stand before it. */
function earlierCopies(node: number, {nodes, sections}: Store): number {
  const {address, level, texts, isRecord} = nodes;
  const text = normalise(texts[node]!);
  let copies = 0;
  for (let at = sections.start[address[node]!]!; sections.nodes[at]! < node; at++) {
    const other = sections.nodes[at]!;
    if (isRecord[other] === 1 && level[other] === level[node] && normalise(texts[other]!) === text)
      copies++;
  }
  return copies;
}
