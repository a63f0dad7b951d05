import {commandsOf} from './commandsOf';
import {childrenOf, find, isElement, type HtmlElement, type HtmlNode} from './htmlNode';
import {oneLine} from './textOf';

const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'fish', 'console', 'powershell']);
/** Letters kept of a sample that is not a shell's: enough for its names and messages, not for a whole manifest. */
const MAX_SAMPLE_LENGTH = 600;

/**
 * What can be looked for in a code block: each command of a shell sample on its own, the beginning of any other sample in one piece.
 */
export function codeTexts(pre: HtmlElement): string[] {
  const code = codeOf(pre).replace(/\n{2,}/g, '\n');
  if (SHELLS.has(languageOf(pre))) return commandsOf(code);
  const text = oneLine(code);
  return text === ''
    ? []
    : [
        text.length <= MAX_SAMPLE_LENGTH
          ? text
          : text.slice(0, text.lastIndexOf(' ', MAX_SAMPLE_LENGTH)),
      ];
}

function languageOf(pre: HtmlElement): string {
  const named = find(pre, (element) => /\blanguage-/.test(element.attribute('class') ?? ''));
  const name = /\blanguage-(\S+)/.exec(named ? (named.attribute('class') ?? '') : '')?.[1];
  return name ?? pre.attribute('data-language') ?? '';
}

/** The code with a line break after each `.line`, which highlighters leave to the style sheet. */
function codeOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  const inner = childrenOf(node).map(codeOf).join('');
  return isElement(node) &&
    (node.tagName === 'br' || node.hasClass('line') || node.hasClass('token-line'))
    ? `${inner}\n`
    : inner;
}
