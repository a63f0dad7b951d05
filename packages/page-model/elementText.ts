import type {HtmlNode} from './htmlNode';
import {isAbsent, isQuiet} from './absent';

/** Elements that stand inside a line of text; every other element begins a new line. */
export const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'data',
  'del',
  'dfn',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
]);

/** The text of a node as a reader sees it, in one line. */
export function elementText(node: HtmlNode): string {
  return oneLine(rawText(node));
}

/** Collapses white space and drops the characters that only steer line breaks. */
export function oneLine(text: string): string {
  return text
    .replace(/[\u200b\u200c\u2060\ufeff\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of a node with its white space; blocks and line breaks count as a space. */
function rawText(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  if (isAbsent(node) || isQuiet(node)) return '';
  if (node.tagName === 'br') return '\n';
  const text = node.children.map(rawText).join('');
  return INLINE.has(node.tagName) ? text : ` ${text} `;
}
