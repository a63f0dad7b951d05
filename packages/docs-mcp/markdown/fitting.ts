import {LETTERS_PER_TOKEN, tokensOf} from '@toolhive-docs/agent-files';

/**
 * The beginning of a text that fits into some tokens: whole lines, and no part of a code block. Only a line or a block at its beginning
 * that is too long by itself is cut.
 */
export function fitting(text: string, tokens: number): string {
  if (tokensOf(text) <= tokens) return text;
  const most = tokens * LETTERS_PER_TOKEN;
  let whole = 0;
  for (const {text: line, end, language, closes} of linesOf(text)) {
    if (end > most) {
      if (whole > 0 && (language !== undefined || whole > most / 2)) return text.slice(0, whole);
      break;
    }
    if (closes || (language === undefined && line !== '')) whole = end;
  }
  const cut = text.slice(0, most);
  const line = cut.lastIndexOf('\n');
  return line > most / 2 ? cut.slice(0, line) : cut;
}

/** Tokens of a text up to the end of its first sample; diagrams are none. 0 without a sample. */
export function firstSample(text: string): number {
  for (const {end, language, closes} of linesOf(text))
    if (closes && language !== 'mermaid') return tokensOf(text.slice(0, end));
  return 0;
}

/** The first or last line of a code block, also in a list or a quote: its ticks, and the language behind the first ones. */
const FENCE = /^(?:[\s>]|[-*] |\d+\. )*(`{3,}|~{3,})\s*(\S*)/;

/** A line of Markdown. */
interface MarkdownLine {
  readonly text: string;
  /** Where it ends. */
  readonly end: number;
  /** Language of the code block that the line is part of; its ticks are part of it, too. */
  readonly language: string | undefined;
  /** Whether it is the last line of a code block. */
  readonly closes: boolean;
}

/** The lines of a text. Code blocks of the pages have a language, so that a text may begin inside of one. */
function* linesOf(text: string): Generator<MarkdownLine> {
  let open: {readonly ticks: string; readonly language: string} | undefined;
  let end = -1;
  for (const line of text.split('\n')) {
    end += line.length + 1;
    const [, ticks = '', language = ''] = FENCE.exec(line) ?? [];
    if (open === undefined && language !== '') open = {ticks, language};
    const closes = open !== undefined && language === '' && ticks.startsWith(open.ticks);
    yield {text: line, end, language: open?.language, closes};
    if (closes) open = undefined;
  }
}
