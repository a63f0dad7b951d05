/** The first or last line of a code block, also in a list or a quote: its ticks, and the language behind the first ones. */
const FENCE = /^(?:[\s>]|[-*] |\d+\. )*(`{3,}|~{3,})\s*(\S*)/;

/** A line of Markdown. */
export interface MarkdownLine {
  readonly text: string;
  /** Where it ends. */
  readonly end: number;
  /** Language of the code block that the line is part of; its ticks are part of it, too. */
  readonly language: string | undefined;
  /** Whether it is the last line of a code block. */
  readonly closes: boolean;
}

/** The lines of a text. Code blocks of the pages have a language, so that a text may begin inside of one. */
export function* linesOf(text: string): Generator<MarkdownLine> {
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
