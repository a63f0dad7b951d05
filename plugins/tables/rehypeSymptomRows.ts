import {createSlugger} from '@docusaurus/utils';
import {isErrorHead} from '@toolhive-docs/error-index';
import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {elementsIn} from './elementsIn';

/** The ids of a page, of Markdown and of JSX. */
function idsIn(tree: Root): Set<unknown> {
  const ids = new Set<unknown>();
  visit(tree, (node) => {
    if ('properties' in node) ids.add(node.properties['id']);
    if ('attributes' in node)
      for (const each of node.attributes)
        if ('name' in each && each.name === 'id') ids.add(each.value);
  });
  return ids;
}

/**
 * Gives each symptom of a table that explains errors an id, from its words: search, the list of all errors and programs lead to
 * it, and who hears the page hears it there. An id that the page has already is not given again.
 */
export function rehypeSymptomRows() {
  return (tree: Root): void => {
    const taken = idsIn(tree);
    for (const table of elementsIn(tree, 'table')) {
      const [head, ...rows] = elementsIn(table, 'tr');
      if (!head || !isErrorHead(elementsIn(head, 'th').map(toString))) continue;
      for (const row of rows) {
        const [symptom] = elementsIn(row, 'th', 'td');
        const id = symptom && createSlugger().slug(toString(symptom));
        if (!id || taken.has(id)) continue;
        taken.add(id);
        symptom.properties['id'] = id;
      }
    }
  };
}
