import {isElement, type HtmlElement} from './htmlNode';
import type {Reader} from './Reader';
import {firstId} from './readTable';
import type {Block, Term} from './types';

/** Reads a list of terms, each with what defines it. */
export function readTerms(list: HtmlElement, {blocks, inlines}: Reader): Block {
  const terms: {id: Term['id']; inlines: Term['inlines']; blocks: Block[]}[] = [];
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
