import {CONTENT} from '../store/nodeTable';
import type {Store} from '../store/store';
import {cutAfterWord} from '../text/cutAfterWord';

/** Longest summary, in characters. Source: ours; two lines of the results page. */
const MAX_LENGTH = 160;

/**
 * What stands first below a heading, cut after a word; undefined for a text, and for a heading without one. The questions that a
 * section answers are searched, but say nothing about it.
 */
export function summaryOf(node: number, {nodes}: Store): string | undefined {
  const {level, parent, texts, page, pages} = nodes;
  if (level[node] === CONTENT) return undefined;
  const {end} = pages[page[node]!]!;
  // Nodes are in reading order: what is below a heading comes right after it.
  for (let at = node + 1; at < end && parent[at]! >= node; at++)
    if (level[at] === CONTENT && !texts[at]!.endsWith('?')) return cut(texts[at]!);
  return undefined;
}

function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  return `${cutAfterWord(text, MAX_LENGTH).replace(/[\s,;:.]+$/, '')}…`;
}
