import {tokensOf} from '@toolhive-docs/agent-files';
import * as z from 'zod';
import {fitting} from '../markdown/fitting';
import {USUAL_TOKENS} from '../shared';

/** Fields of an answer that is read on with get_page. */
export const BEGINNING = {
  markdown: z.string(),
  /** `from` of get_page for the rest, at the address of the source; null when this is all. */
  next: z.number().nullable(),
};

interface Beginning {
  readonly data: {readonly markdown: string; readonly next: number | null};
  readonly text: string;
}

/**
 * What fits into an answer, without a heading at its end, and how the rest is read.
 *
 * @param url - Address of the page or section whose text it is.
 */
export function beginningOf(text: string, url: string): Beginning {
  const fits = fitting(text, USUAL_TOKENS);
  if (fits === text) return {data: {markdown: text, next: null}, text};
  const markdown = fits.replace(/\n+#+ .*$/, '');
  const next = markdown.length;
  const rest = tokensOf(text.slice(next));
  return {
    data: {markdown, next},
    text: `${markdown}\n\n[${rest} tokens more: get_page(${url}) with from=${next}]`,
  };
}
