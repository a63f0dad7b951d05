import {createSlugger} from '@docusaurus/utils';
import {isErrorHead} from '@toolhive-docs/error-index';
import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {elementsIn} from './elementsIn';

/**
 * Gives each row of a table that explains errors an id, from the words of its symptom: search, the list of all errors and programs lead to
 * the row. What has an id already keeps it alone.
 */
export function rehypeSymptomRows() {
  return (tree: Root): void => {
    const taken = new Set<unknown>();
    visit(tree, 'element', ({properties}) => void taken.add(properties['id']));
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const [head, ...rows] = elementsIn(table, 'tr');
      if (!head || !isErrorHead(elementsIn(head, 'th').map(toString))) return;
      for (const row of rows) {
        const [symptom] = elementsIn(row, 'td');
        const id = symptom && createSlugger().slug(toString(symptom));
        if (id === undefined || taken.has(id)) continue;
        taken.add(id);
        row.properties['id'] = id;
      }
    });
  };
}
