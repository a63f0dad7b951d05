import {find, isElement, type HtmlElement} from './htmlNode';
import type {Reader} from './Reader';
import type {Block, Item} from './types';

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
