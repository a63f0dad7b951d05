import {codeTexts} from './codeTexts';
import {childrenOf, find, findAll, isElement, type HtmlElement, type HtmlNode} from './htmlNode';
import type {HeadingLevel, Outline} from './outline';
import {isSkipped} from './skipped';
import {INLINE, oneLine, rawText, textOf} from './textOf';

const HEADING = /^h([1-6])$/;
/** Level of the first cell of a table row and of a defined term. Source: the public crawler's rules. */
const ROW_LEVEL = 5;
/** Level of a tab's label, below everything else that can name a piece of text. */
const TAB_LEVEL = 6;

/**
 * Walks a part of a page and writes what a reader can look for into the outline:
 * headings, table rows, and every run of text between two block borders.
 */
export function walkPage(node: HtmlNode, outline: Outline): void {
  let run: HtmlNode[] = [];
  const flush = (): void => {
    outline.content(oneLine(run.map(rawText).join('')));
    run = [];
  };
  for (const child of childrenOf(node)) {
    if (isRunning(child)) {
      run.push(child);
      continue;
    }
    if (!isElement(child) || isSkipped(child)) continue;
    flush();
    block(child, outline);
  }
  flush();
}

function block(element: HtmlElement, outline: Outline): void {
  const level = HEADING.exec(element.tagName)?.[1];
  if (level !== undefined)
    outline.heading(
      Number(level) as HeadingLevel,
      textOf(element),
      element.attribute('id') ?? null,
    );
  else if (element.tagName === 'pre') codeTexts(element).forEach((text) => outline.content(text));
  else if (element.tagName === 'table')
    findAll(element, (inner) => inner.tagName === 'tr').forEach((row) => tableRow(row, outline));
  else if (element.tagName === 'dl') outline.inside(() => definitions(element, outline));
  else if (holdsTabs(element)) tabs(element, outline);
  else walkPage(element, outline);
}

/** Text and inline elements run together; an inline element around a block is a block. */
function isRunning(node: HtmlNode): boolean {
  if (node.type === 'text') return true;
  if (!isElement(node) || isSkipped(node)) return false;
  if (node.tagName === 'br' || node.tagName === 'img') return true;
  return (
    INLINE.has(node.tagName) &&
    childrenOf(node).every((child) => isRunning(child) || (isElement(child) && isSkipped(child)))
  );
}

/** First cell: a heading of its own, with its own anchor if it has one. The other cells: its text. */
function tableRow(row: HtmlElement, outline: Outline): void {
  const cells = row.children.filter((cell): cell is HtmlElement => isElement(cell, 'td', 'th'));
  const [first, ...others] = cells;
  if (!first || cells.every((cell) => cell.tagName === 'th')) return;
  outline.inside(() => {
    outline.heading(ROW_LEVEL, textOf(first), anchorIn(row));
    outline.content(
      others
        .map(textOf)
        .filter((text) => text !== '')
        .join(' · '),
    );
  });
}

function definitions(list: HtmlElement, outline: Outline): void {
  for (const child of childrenOf(list)) {
    if (!isElement(child)) continue;
    if (child.tagName === 'dt') outline.heading(ROW_LEVEL, textOf(child), anchorIn(child));
    else if (child.tagName === 'dd') walkPage(child, outline);
    else definitions(child, outline);
  }
}

/** The id of an element or of the first thing inside that has one. */
function anchorIn(element: HtmlElement): string | null {
  const holder = find(element, (inner) => inner.attribute('id') !== undefined);
  return (holder && holder.attribute('id')) ?? null;
}

function holdsTabs(element: HtmlElement): boolean {
  return element.children.some(
    (child) => isElement(child) && child.attribute('role') === 'tablist',
  );
}

/** Each panel is named by the label of its tab. */
function tabs(element: HtmlElement, outline: Outline): void {
  const labels = findAll(element, (inner) => inner.attribute('role') === 'tab').map((tab) =>
    oneLine(childrenOf(tab).map(rawText).join('')),
  );
  const panels = topPanels(element);
  panels.forEach((panel, at) =>
    outline.inside(() => {
      outline.label(TAB_LEVEL, labels[at] ?? '');
      walkPage(panel, outline);
    }),
  );
}

/** The panels of these tabs, not those of tabs inside a panel. */
function topPanels(node: HtmlNode): HtmlElement[] {
  return childrenOf(node).flatMap((child) => {
    if (!isElement(child)) return [];
    return child.attribute('role') === 'tabpanel' ? [child] : topPanels(child);
  });
}
