import type {Element, Root} from 'hast';
import {EXIT, visit} from 'unist-util-visit';

/** Whether a table names flags by `<Flag>`. */
function namesFlags(table: Element): boolean {
  let found = false;
  visit(table, (node: {type: string; name?: unknown}) => {
    if (node.name !== 'Flag') return undefined;
    found = true;
    return EXIT;
  });
  return found;
}

/** Marks each table of flags with `data-flags`, for which phones have a layout of their own (src/css/content.css). */
export function rehypeFlagTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'table' && namesFlags(node)) node.properties['dataFlags'] = '';
    });
  };
}
