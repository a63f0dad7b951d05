import {oneLine} from './elementText';
import {childrenOf, findAll, isElement, rawText, type HtmlElement, type HtmlNode} from './htmlNode';
import type {Reader} from './Reader';
import type {Block} from './types';

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
function topPanels(node: HtmlNode): HtmlElement[] {
  return childrenOf(node).flatMap((child) => {
    if (!isElement(child)) return [];
    return child.attribute('role') === 'tabpanel' ? [child] : topPanels(child);
  });
}
