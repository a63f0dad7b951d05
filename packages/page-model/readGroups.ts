import {oneLine} from './elementText';
import {find, findAll, isElement, rawText, type HtmlElement, type HtmlNode} from './htmlNode';
import type {Block, Inline, Item, Term} from './types';

/** Reads parts of one page. */
export interface Reader {
  readonly blocks: (nodes: readonly HtmlNode[]) => Block[];
  readonly inlines: (nodes: readonly HtmlNode[]) => Inline[];
}

/** Reads a list of bullets or numbers. */
export function readList(list: HtmlElement, {blocks}: Reader): Block {
  const items = list.children
    .filter((child): child is HtmlElement => isElement(child, 'li'))
    .map((item): Item => {
      const box = item.hasClass('task-list-item') && find(item, ({tagName}) => tagName === 'input');
      return {
        ...(box && {checked: box.attribute('checked') !== undefined}),
        blocks: blocks(item.children),
      };
    });
  const start = Number(list.attribute('start') ?? '1');
  return {kind: 'list', start: list.tagName === 'ol' ? start : null, items};
}

/** Reads a list of terms, each with what defines it. */
export function readTerms(list: HtmlElement, {blocks, inlines}: Reader): Block {
  const terms: (Term & {blocks: Block[]})[] = [];
  const walk = (element: HtmlElement): void => {
    for (const child of element.children) {
      if (!isElement(child)) continue;
      if (child.tagName === 'dt')
        terms.push({id: firstId(child), inlines: inlines(child.children), blocks: []});
      else if (child.tagName === 'dd') terms.at(-1)?.blocks.push(...blocks(child.children));
      else walk(child);
    }
  };
  walk(list);
  return {kind: 'terms', terms};
}

/** Reads tabs, each panel named by the label of its tab; undefined for an element that holds none. */
export function readTabs(element: HtmlElement, {blocks}: Reader): [Block] | undefined {
  const list = element.children.find(
    (child): child is HtmlElement => isElement(child) && child.attribute('role') === 'tablist',
  );
  if (!list) return undefined;
  const labels = findAll(list, (inner) => inner.attribute('role') === 'tab').map((tab) =>
    oneLine(rawText(tab)),
  );
  const panels = topPanels(element).map(({children}, at) => ({
    label: labels[at] ?? '',
    blocks: blocks(children),
  }));
  return [{kind: 'tabs', about: list.attribute('aria-label') ?? '', panels}];
}

/** The panels of these tabs, not those of tabs inside a panel. */
function topPanels({children}: HtmlElement): HtmlElement[] {
  return children.flatMap((child) => {
    if (!isElement(child)) return [];
    return child.attribute('role') === 'tabpanel' ? [child] : topPanels(child);
  });
}

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
function firstId(element: HtmlElement): string | null {
  const holder = find(element, (inner) => inner.attribute('id') !== undefined);
  return holder?.attribute('id') ?? null;
}
