import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {elementsIn} from './elementsIn';

/** Letters of a first column beside which a phone has no room for a text. */
const LONG = 20;

/**
 * Marks each table that a phone has no room for with `data-wide`: of three columns and more, or with long texts in the first of two. Each
 * cell but the first of a row gets the name of its column as `data-column`, as phones show the cells below each other
 * (src/css/content.css).
 */
export function rehypeWideTables() {
  return (tree: Root): void => {
    for (const table of elementsIn(tree, 'table')) {
      const [head = [], ...rows] = elementsIn(table, 'tr').map((row) =>
        elementsIn(row, 'th', 'td'),
      );
      const isWide =
        head.length > 2 || rows.some(([first]) => first && toString(first).length > LONG);
      if (!isWide) continue;
      table.properties['dataWide'] = '';
      for (const [, ...others] of rows)
        others.forEach((cell, at) => {
          const column = head[at + 1];
          if (column !== undefined) cell.properties['dataColumn'] = toString(column);
        });
    }
  };
}
