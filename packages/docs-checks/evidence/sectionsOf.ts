import {visit} from 'unist-util-visit';
import {TOP_SECTION, type Section} from '@toolhive-docs/evidence';
import {lineOf} from '../page/lineOf';
import type {Page} from '../page/types';

/** Deepest heading that begins a section of its own. */
const DEEPEST = 3;

/** What a reader reads; a component without children shows something, too. */
const TEXT = new Set(['paragraph', 'code', 'tableCell', 'image']);

/** The sections of a page: what is above the first h2, and one for each h2 and h3. */
export function sectionsOf({tree, headings}: Page): Section[] {
  const lines: number[] = [];
  visit(tree, (node) => {
    const isPart = node.type === 'mdxJsxFlowElement' && node.children.length === 0;
    if (TEXT.has(node.type) || isPart) lines.push(lineOf(node));
  });
  const starts = headings
    .filter(({depth}) => depth > 1 && depth <= DEEPEST)
    .map(({id, text, line}) => ({id: id ?? text, line}));
  return [{id: TOP_SECTION, line: 1}, ...starts].map((section, index, all) => {
    const end = all[index + 1]?.line ?? Infinity;
    return {...section, hasText: lines.some((line) => line >= section.line && line < end)};
  });
}
