import type {Root} from 'hast';
import {elementsIn} from './elementsIn';

/**
 * Makes the first cell of each row its header, since it names the row (STYLE.md): who goes down a column hears what each value belongs
 * to. In a table with headers of both kinds each says which it is (WCAG technique H63).
 */
export function rehypeRowHeaders() {
  return (tree: Root): void => {
    for (const table of elementsIn(tree, 'table')) {
      for (const header of elementsIn(table, 'th')) header.properties['scope'] = 'col';
      for (const row of elementsIn(table, 'tr')) {
        const [first, second] = elementsIn(row, 'td');
        // A cell alone in its row has nothing to name.
        if (!first || !second) continue;
        first.tagName = 'th';
        first.properties['scope'] = 'row';
      }
    }
  };
}
