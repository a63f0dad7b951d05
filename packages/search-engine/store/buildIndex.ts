import {groupBy} from '@toolhive-docs/options/groupBy';
import {idsInOrder} from '../objectId';
import type {Hierarchy, SearchRecord} from '../types';
import {storeAnchor} from './anchors';
import {
  INDEX_FORMAT,
  LINE_END,
  QUESTION,
  type IndexFile,
  type PageFacets,
  type Synonyms,
} from './indexFile';
import {Interned} from './Interned';
import {levelOf} from './nodeTable';
import {OpenHeadings} from './OpenHeadings';

interface Node {
  readonly type: string;
  readonly depth: number;
  readonly anchor: string;
  readonly text: string;
  readonly id?: string;
}

interface Heading {
  readonly level: number;
  readonly text: string;
  readonly anchor: string;
}

/**
 * Packs records into an index file (plain data, ready for `JSON.stringify`).
 * Records may come in any order: those of a page are put together and sorted by position.
 * Ids made by `objectId` are not stored, others are.
 */
export function buildIndex(
  records: readonly SearchRecord[],
  {synonyms}: {readonly synonyms?: Partial<Synonyms>} = {},
): IndexFile {
  const categories = new Interned<string>();
  const facets = new Interned<PageFacets>();
  const pages = {
    url: [] as string[],
    category: [] as number[],
    facets: [] as number[],
    rank: [] as number[],
    keywords: [] as string[],
  };
  const nodes: Node[][] = [];

  for (const page of groupByPage(records)) {
    const first = page[0]!;
    pages.url.push(first.url_without_anchor);
    pages.category.push(
      first.hierarchy.lvl0 === null ? -1 : categories.indexOf(first.hierarchy.lvl0),
    );
    pages.facets.push(facets.indexOf(facetsOf(first)));
    pages.rank.push(first.weight.pageRank);
    pages.keywords.push((first.keywords ?? []).join(', '));
    nodes.push(nodesOf(page));
  }

  const all = nodes.flat();
  const ids = Object.fromEntries(
    all.flatMap((node, at) => (node.id === undefined ? [] : [[at, node.id]])),
  );
  const isQuestion = ({type}: Node): boolean => type === QUESTION;
  return {
    questions: linesOf(all.filter(isQuestion).map(({text}) => text.slice(0, -1))),
    texts: linesOf(all.filter((node) => !isQuestion(node)).map(({text}) => text)),
    anchors: linesOf(all.map(({anchor}) => anchor)),
    format: INDEX_FORMAT,
    synonyms: {groups: [], oneWay: {}, names: [], ...synonyms},
    categories: categories.values,
    facets: facets.values,
    pages,
    types: linesOf(nodes.map((page) => page.map(({type}) => type).join(''))),
    depths: linesOf(nodes.map(depthsOf)),
    ...(Object.keys(ids).length > 0 && {ids}),
  };
}

const linesOf = (lines: readonly string[]): string => lines.join(LINE_END);

/** A line of depths as the file has them. */
function depthsOf(page: readonly Node[]): string {
  const open = new OpenHeadings();
  const fewer = page.map(({type, depth}) => {
    const level = levelOf(type);
    const told = open.depthFor(level);
    open.add(level, depth);
    return told - depth;
  });
  return fewer.join('').replace(/0+$/, '');
}

function groupByPage(records: readonly SearchRecord[]): SearchRecord[][] {
  const pages = groupBy(records, (record) =>
    JSON.stringify([
      record.url_without_anchor,
      record.hierarchy.lvl0,
      facetsOf(record),
      record.weight.pageRank,
    ]),
  );
  return [...pages.values()].map((page) =>
    page.sort((a, b) => a.weight.position - b.weight.position),
  );
}

function facetsOf({language, version, docusaurus_tag, kind}: SearchRecord): PageFacets {
  return {language, version, docusaurus_tag, kind};
}

/** Lines a page's records up as a tree in reading order; headings that only appear in hierarchies are added. */
function nodesOf(page: readonly SearchRecord[]): Node[] {
  const nodes: Node[] = [];
  const idOf = idsInOrder();
  let open: Heading[] = [];
  for (const record of page) {
    const own = record.type === 'content' ? null : Number(record.type.slice(3));
    const above = headingsOf(record.hierarchy).filter(({level}) => own === null || level < own);
    const shared = above.findIndex((heading, at) => !isSame(open[at], heading));
    open = open.slice(0, shared < 0 ? above.length : shared);
    for (const {level, text} of above.slice(open.length)) {
      nodes.push({type: 'ABCDEF'[level - 1]!, depth: open.length, anchor: '', text});
      open.push({level, text, anchor: open.at(-1)?.anchor ?? ''});
    }

    const text = oneLine(
      own === null
        ? (record.content ?? '')
        : (record.hierarchy[record.type as keyof Hierarchy] ?? ''),
    );
    const inherited = open.at(-1)?.anchor ?? '';
    const anchor = record.anchor ?? '';
    const derived = idOf(record.url, record.type, text);
    nodes.push({
      type: own === null ? (text.endsWith('?') ? QUESTION : 'c') : String(own),
      depth: open.length,
      anchor: storeAnchor(anchor, text, inherited),
      text,
      ...(record.objectID !== derived && {id: record.objectID}),
    });
    if (own !== null) open.push({level: own, text, anchor});
  }
  return nodes;
}

function isSame(open: Heading | undefined, {level, text}: {level: number; text: string}): boolean {
  return open?.level === level && open.text === text;
}

function headingsOf(hierarchy: Hierarchy): {level: number; text: string}[] {
  return ([1, 2, 3, 4, 5, 6] as const).flatMap((level) => {
    const text = hierarchy[`lvl${level}`];
    return text === null ? [] : [{level, text: oneLine(text)}];
  });
}

function oneLine(text: string): string {
  return text.replace(/[\s\u007f]+/g, ' ').trim();
}
