import {find, findAll, isElement, type HtmlElement} from './htmlNode';
import type {Reader} from './Reader';
import type {Block} from './types';

/** Reads a table; a row's address is the first id inside. */
export function readTable(table: HtmlElement, {blocks}: Reader): Block {
  const rows = findAll(table, ({tagName}) => tagName === 'tr').map((row) => {
    const cells = row.children.filter((cell): cell is HtmlElement => isElement(cell, 'td', 'th'));
    return {
      id: firstId(row),
      isHead: cells.every(({tagName}) => tagName === 'th'),
      cells: cells.map(({children}) => blocks(children)),
    };
  });
  return {kind: 'table', rows};
}

/** The id of an element or of the first thing inside that has one. */
export function firstId(element: HtmlElement): string | null {
  const holder = find(element, (inner) => inner.attribute('id') !== undefined);
  return (holder && holder.attribute('id')) ?? null;
}
