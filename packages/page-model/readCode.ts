import {elementText} from './elementText';
import {find, type HtmlElement, type HtmlNode} from './htmlNode';
import type {Code} from './types';

const USES: Readonly<Record<string, Code['use']>> = {output: 'output', wrong: 'wrong'};

/**
 * Reads a code sample.
 *
 * @param frame - The figure around it, if it has one.
 */
export function readCode(pre: HtmlElement, frame?: HtmlElement): Code {
  const caption = frame && find(frame, ({tagName}) => tagName === 'figcaption');
  const label = caption && find(caption, ({tagName}) => tagName === 'span');
  const title = label ? elementText(label) : '';
  return {
    kind: 'code',
    language: languageOf(pre),
    ...(title !== '' && {title}),
    use: USES[frame?.attribute('data-code') ?? ''] ?? 'input',
    code: codeOf(pre.children).replace(/\n+$/, ''),
  };
}

function languageOf(pre: HtmlElement): string {
  const named = find(pre, (element) => /\blanguage-/.test(element.attribute('class') ?? ''));
  const name = /\blanguage-(\S+)/.exec(named?.attribute('class') ?? '')?.[1];
  return name ?? pre.attribute('data-language') ?? '';
}

/** The code as it was written: highlighters leave the line break after a `.line` to the style sheet, or put it inside or behind. */
function codeOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node, at) => {
      if (node.type === 'text') return node.value;
      if (node.attribute('aria-hidden') === 'true') return '';
      const inner = codeOf(node.children);
      const next = nodes[at + 1];
      const isBroken = inner.endsWith('\n') || (next?.type === 'text' && next.value[0] === '\n');
      const isLine = node.hasClass('line') || node.hasClass('token-line');
      return (isLine && !isBroken) || node.tagName === 'br' ? `${inner}\n` : inner;
    })
    .join('');
}
