import {readAnchor} from './anchors';
import {INDEX_FORMAT, LINE_END, QUESTION, type IndexFile, type PageFacets} from './indexFile';
import {OpenHeadings} from './OpenHeadings';
import type {RecordType} from '../types';

/** Level of a piece of text, below all headings; also the number of the attribute `content`. */
export const CONTENT = 7;
/** Level of the names of a page: the end of its address and its keywords. They are searched and not shown. */
export const NAMES = 8;

/** One page of the index: where it is and which nodes are its own. */
export interface PageEntry {
  readonly url: string;
  readonly facets: PageFacets;
  /** The same number for pages with the same facets. */
  readonly facetSet: number;
  readonly rank: number;
  readonly first: number;
  /** One past the last node. */
  readonly end: number;
}

/** Every heading and every piece of text, in reading order; parents come before their children. */
export interface NodeTable {
  readonly count: number;
  readonly pages: readonly PageEntry[];
  readonly page: Uint32Array;
  /** Attribute the node's text belongs to: 0–6 for lvl0–lvl6, 7 for content, 8 for the page's names. */
  readonly level: Uint8Array;
  /** The heading above, −1 at the top. */
  readonly parent: Int32Array;
  /** 1 for a node that is a record, 0 for one that only lends its text to those below. */
  readonly isRecord: Uint8Array;
  /** 1 for a text that ends with a question mark. */
  readonly isQuestion: Uint8Array;
  /** Records of the page that stand before the node. */
  readonly position: Uint32Array;
  readonly texts: readonly string[];
  /** Empty for none. */
  readonly anchors: readonly string[];
  /** The same number for nodes with the same page and anchor. */
  readonly address: Uint32Array;
  readonly ids: Readonly<Record<number, string>>;
}

/**
 * Unfolds an index file. Above everything else of a page stand its category and its names.
 * @throws Error when the file was written for another version of the engine.
 */
export function loadNodes(file: IndexFile): NodeTable {
  const format: number = file.format;
  if (format !== INDEX_FORMAT) {
    throw new Error(
      `search index: format is ${format}, this engine reads ${INDEX_FORMAT}; build the index again`,
    );
  }
  const types = lines(file.types);
  const depths = lines(file.depths);
  const storedTexts = file.texts.split(LINE_END).values();
  const questions = file.questions.split(LINE_END).values();
  const storedAnchors = file.anchors.split(LINE_END);
  const count = types.reduce((sum, page) => sum + page.length + 2, 0);

  const table = {
    page: new Uint32Array(count),
    level: new Uint8Array(count),
    parent: new Int32Array(count),
    isRecord: new Uint8Array(count),
    isQuestion: new Uint8Array(count),
    position: new Uint32Array(count),
    address: new Uint32Array(count),
  };
  const texts: string[] = [];
  const anchors: string[] = [];
  const ids: Record<number, string> = {};
  const pages: PageEntry[] = [];
  let stored = 0;
  let addresses = 0;
  types.forEach((letters, page) => {
    const first = texts.length;
    const names = first + 1;
    const addressOf = new Map<string, number>();
    table.page.fill(page, first, names + 1);
    table.parent[first] = -1;
    table.parent[names] = first;
    table.level[names] = NAMES;
    texts.push(
      file.categories[file.pages.category[page]!] ?? '',
      `${lastSegment(file.pages.url[page]!)}, ${file.pages.keywords[page]!}`,
    );
    anchors.push('', '');
    const above = [names];
    const open = new OpenHeadings();
    let records = 0;
    for (let at = 0; at < letters.length; at++, stored++) {
      const node = texts.length;
      const level = levelOf(letters[at]!);
      const depth = open.depthFor(level) - Number(depths[page]?.[at] ?? 0);
      open.add(level, depth);
      const parent = above[depth]!;
      above[depth + 1] = node;
      table.page[node] = page;
      table.parent[node] = parent;
      table.level[node] = level;
      table.isRecord[node] = letters[at]! >= 'A' && letters[at]! <= 'F' ? 0 : 1;
      table.position[node] = records;
      records += table.isRecord[node];
      const isQuestion = letters[at] === QUESTION;
      table.isQuestion[node] = Number(isQuestion);
      const text = isQuestion ? `${questions.next().value!}?` : storedTexts.next().value!;
      texts.push(text);
      const own = readAnchor(storedAnchors[stored]!, text, anchors[parent]!);
      anchors.push(own);
      if (!addressOf.has(own)) addressOf.set(own, addresses++);
      table.address[node] = addressOf.get(own)!;
      const id = file.ids?.[stored];
      if (id !== undefined) ids[node] = id;
    }
    const facetSet = file.pages.facets[page]!;
    pages.push({
      url: file.pages.url[page]!,
      facets: file.facets[facetSet]!,
      facetSet,
      rank: file.pages.rank[page]!,
      first,
      end: texts.length,
    });
  });
  return {...table, count, pages, texts, anchors, ids};
}

/** The last part of an address: what a page is called in links. */
export function lastSegment(url: string): string {
  return url.replace(/\/+$/, '').split('/').at(-1) ?? '';
}

function lines(text: string): string[] {
  return text === '' ? [] : text.split(LINE_END);
}

/** Level of a node by its letter in the file. */
export function levelOf(type: string): number {
  if (type === 'c' || type === QUESTION) return CONTENT;
  return type <= '6' ? Number(type) : type.charCodeAt(0) - 64;
}

/** Type of record that stands at a level of the node table. */
export function typeOf(level: number): RecordType {
  return level === CONTENT ? 'content' : (`lvl${level}` as RecordType);
}

/** What a type of record weighs: 100 − 10·level, 0 for content. Source: the public crawler. */
export function weightOfType(type: RecordType): number {
  return type === 'content' ? 0 : 100 - 10 * Number(type.slice(3));
}
