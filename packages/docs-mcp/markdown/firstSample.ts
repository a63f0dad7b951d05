import {tokensOf} from '@toolhive-docs/agent-files';
import {linesOf} from './linesOf';

/** Tokens of a text up to the end of its first sample; diagrams are none. 0 without a sample. */
export function firstSample(text: string): number {
  for (const {end, language, closes} of linesOf(text))
    if (closes && language !== 'mermaid') return tokensOf(text.slice(0, end));
  return 0;
}
