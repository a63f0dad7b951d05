import {isAbsent, isQuiet} from './absent';
import {INLINE} from './elementText';
import {rawText, type HtmlElement, type HtmlNode} from './htmlNode';
import type {Inline} from './types';

const STRONG = new Set(['b', 'strong']);
const EMPHASIS = new Set(['cite', 'dfn', 'em', 'i', 'var']);
const DELETED = new Set(['del', 's']);
const CODE = new Set(['code', 'kbd', 'samp']);
const SPACE: Inline = {kind: 'text', text: ' '};

/** What stands in some nodes, as one line of text; blocks in it are set apart by a space. */
export function readInlines(
  nodes: readonly HtmlNode[],
  isSelfLink: (element: HtmlElement) => boolean,
): Inline[] {
  const read = (element: HtmlElement): Inline[] => {
    const {tagName} = element;
    if (tagName === 'br') return [{kind: 'break'}];
    if (tagName === 'img')
      return [
        {
          kind: 'image',
          alt: element.attribute('alt') ?? '',
          src: element.attribute('src') ?? '',
        },
      ];
    const inlines = readInlines(element.children, isSelfLink);
    if (CODE.has(tagName)) return [{kind: 'code', text: rawText(element, isAbsent)}];
    if (STRONG.has(tagName)) return [{kind: 'strong', inlines}];
    if (EMPHASIS.has(tagName)) return [{kind: 'emphasis', inlines}];
    if (DELETED.has(tagName)) return [{kind: 'deleted', inlines}];
    const href = element.attribute('href');
    if (tagName === 'a' && href !== undefined && !isSelfLink(element))
      return [{kind: 'link', href, inlines}];
    return INLINE.has(tagName) ? inlines : [SPACE, ...inlines, SPACE];
  };
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'text') return [{kind: 'text', text: node.value}];
    if (isAbsent(node)) return [];
    return isQuiet(node) ? [{kind: 'quiet', inlines: read(node)}] : read(node);
  });
}
