import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from './lineOf';
import {textOf} from './textOf';
import type {Table} from './types';

/** Collects tables cell by cell, code in backticks. */
export function tables(tree: Root): Table[] {
  const found: Table[] = [];
  visit(tree, 'table', (node) => {
    const rows = node.children.map((row) => ({
      line: lineOf(row),
      cells: row.children.map((cell) => textOf(cell, (code) => `\`${code}\``).trim()),
    }));
    found.push({line: lineOf(node), header: rows[0]?.cells ?? [], rows: rows.slice(1)});
  });
  return found;
}
