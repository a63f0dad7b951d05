import {tokensOf} from '@toolhive-docs/agent-files';
import {linesOf} from './linesOf';

/** Letters of a token, as `tokensOf` counts them. */
const LETTERS = 4;

/**
 * The beginning of a text that fits into some tokens: whole lines, and no part of a code block. Only a line or a block at its beginning
 * that is too long by itself is cut.
 */
export function fitting(text: string, tokens: number): string {
  if (tokensOf(text) <= tokens) return text;
  const most = tokens * LETTERS;
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
