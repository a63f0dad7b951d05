import {CONTENT, type NodeTable} from './nodeTable';
import type {WordIndex} from './wordIndex';

/** What shares an address: the nodes of section `a` are those from `start[a]` to `start[a + 1]`, in reading order. */
export interface SectionTable {
  readonly start: Uint32Array;
  readonly nodes: Uint32Array;
  /** Words in all texts of the section. */
  readonly length: Uint32Array;
}

/** Gathers sections. Category and names of a page belong to none. */
export function gatherSections(
  {count, address, level}: NodeTable,
  words: Pick<WordIndex, 'length'>,
): SectionTable {
  const isPart = (node: number): boolean => level[node]! > 0 && level[node]! <= CONTENT;
  let sections = 0;
  for (let node = 0; node < count; node++) sections = Math.max(sections, address[node]! + 1);
  const start = new Uint32Array(sections + 1);
  const length = new Uint32Array(sections);
  for (let node = 0; node < count; node++) {
    if (!isPart(node)) continue;
    start[address[node]! + 1]!++;
    length[address[node]!]! += words.length[node]!;
  }
  for (let section = 0; section < sections; section++) start[section + 1]! += start[section]!;
  const next = start.slice();
  const nodes = new Uint32Array(start[sections]!);
  for (let node = 0; node < count; node++) if (isPart(node)) nodes[next[address[node]!]!++] = node;
  return {start, nodes, length};
}
