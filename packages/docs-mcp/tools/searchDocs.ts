import {tokensOf, type PageIndex} from '@toolhive-docs/agent-files';
import {PAGE_KINDS} from '@toolhive-docs/search-engine';
import * as z from 'zod';
import {findPlaces} from '../library/findPlaces';
import {firstSample, fitting} from '../markdown/fitting';
import {linkOf, MAX_QUERY, maxTokens, SourceSchema, sourceOf, urlOf} from '../shared';
import {defineTool, ToolError} from '../Tool';

const [USUAL, MOST] = [20, 50];

/** Tokens of an answer when the caller names no number: two answers fit into what a program is usually given. */
const TOKENS = 2000;

/** Tokens of one section at the most, so that a long one does not take the place of others. The best one may go on to the end of its first sample, if that leaves half of the answer to others. */
const OF_SECTION = 250;

/** Tokens of the line that says where the rest of a section is, without its address. */
const OF_REST = 12;

/** Finds sections by words, a question, or an error message, and hands over the text of the best. */
export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Finds sections of the ToolHive documentation by words, a question, a flag or an error text, best first. Each comes with its text; of a long one, get_page(url) reads the rest. `from` goes on where max_tokens ended the answer.',
  input: z.object({
    query: z
      .string()
      .regex(/\S/, 'There are no words in it')
      .max(MAX_QUERY)
      .describe('Words, a question, a flag such as --port'),
    version: z
      .string()
      .max(40)
      .optional()
      .describe('Release whose pages are searched; the newest when left out'),
    kind: z.enum(PAGE_KINDS).optional().describe('Kind of page'),
    limit: z
      .int()
      .min(1)
      .max(MOST)
      .optional()
      .describe(`Results at the most; ${USUAL} when left out`),
    max_tokens: maxTokens(TOKENS),
    from: z.int().min(0).optional().describe('Results to leave out: `next` of the answer before'),
  }),
  output: z.object({
    total: z.number(),
    /** Where to go on; null when there is no more. */
    next: z.number().nullable(),
    results: z.array(
      z.object({
        heading: z.array(z.string()),
        /** The section, or the beginning of a long one. */
        markdown: z.string(),
        /** Tokens of the section that are not here: get_page reads them. */
        rest: z.number(),
        section: z.string().nullable(),
        kind: z.string(),
        source: SourceSchema,
      }),
    ),
  }),
  run({query, version, kind, limit = USUAL, max_tokens: tokens = TOKENS, from = 0}, library) {
    const {index} = library;
    const found = findPlaces(query, {version: releaseOf(version, index), kind}, library);
    const results = [];
    const parts: string[] = [];
    let left = tokens;
    for (const {page, id, heading, text} of found.slice(from, from + limit)) {
      const url = urlOf(page, id);
      const head = `${from + parts.length + 1}. ${heading.join(' › ')}\n   ${url}\n\n`;
      const room = Math.max(0, tokens - tokensOf(head + url) - OF_REST);
      const sample = from + parts.length === 0 ? firstSample(text) : 0;
      const most = sample * 2 > tokens ? OF_SECTION : Math.max(OF_SECTION, sample);
      const markdown = fitting(text, Math.min(most, room));
      const rest = tokensOf(text.slice(markdown.length));
      const more = rest === 0 ? '' : `\n\n[${rest} tokens more: get_page(${url})]`;
      const part = `${head}${markdown}${more}\n`;
      left -= tokensOf(part) + 1;
      // There is always one; the others wait for the next answer.
      if (left < 0 && parts.length > 0) break;
      parts.push(part);
      results.push({
        heading: [...heading],
        markdown,
        rest,
        section: id === '' ? null : id,
        kind: page.kind,
        source: {...sourceOf(page), url},
      });
    }
    const end = from + results.length;
    const next = end < found.length ? end : null;
    return {
      data: {total: found.length, next, results},
      text:
        parts.length > 0
          ? parts.join('\n')
          : found.length > 0
            ? `That is all: there are ${found.length} results for ${JSON.stringify(query)}.`
            : `Nothing found for ${JSON.stringify(query)}. Try other words, or list_pages.`,
      links: [...new Set(found.slice(from, end).map(({page}) => page))].map(linkOf),
    };
  },
});

/**
 * The release whose pages are searched.
 *
 * @throws ToolError when it has no pages.
 */
function releaseOf(version: string | undefined, index: PageIndex): string {
  // Some clients send an empty text for what is left out.
  if (!version) return index.version;
  const known = [...new Set(index.pages.map((page) => page.version))];
  const found = known.find((one) => one === version || one === `v${version}`);
  if (found === undefined)
    throw new ToolError(
      `There are no pages of ${version}; there are pages of ${known.join(', ')}.`,
    );
  return found;
}
