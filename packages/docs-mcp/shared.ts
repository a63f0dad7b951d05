import {tokensOf, type PageEntry} from '@toolhive-docs/agent-files';
import * as z from 'zod';
import {SCHEME} from './library/findPage';

/** Longest text that a caller may hand in, in characters. */
export const MAX_INPUT = 20_000;

/** Longest registry that a caller may hand in, in characters. The one that ToolHive comes with has 51,000; more may not fit into a request. */
export const LONGEST_REGISTRY = 80_000;

/** Tokens of an answer when the caller names no number, and the most it may name. */
export const [USUAL_TOKENS, MOST_TOKENS] = [4000, 20_000];

/** How long clients may keep lists and pages, which change only with a build. */
export const CACHE = {ttlMs: 300_000, cacheScope: 'public'} as const;

/** Where an answer is from; the digest changes with the page. */
export const SourceSchema = z.object({
  title: z.string(),
  url: z.string(),
  version: z.string(),
  digest: z.string(),
});

/** The source that an answer names. */
export const sourceOf = (page: PageEntry): z.infer<typeof SourceSchema> => SourceSchema.parse(page);

/** Address of a page as a resource. */
export const resourceOf = ({markdown}: PageEntry): string => SCHEME + markdown.slice(1);

/** The beginning of a text that fits into some tokens, cut at the end of a line where there is one. */
export function fitting(text: string, tokens: number): string {
  if (tokensOf(text) <= tokens) return text;
  const cut = text.slice(0, tokens * 4);
  const line = cut.lastIndexOf('\n');
  return line > cut.length / 2 ? cut.slice(0, line) : cut;
}
