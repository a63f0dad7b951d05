import * as z from 'zod';
import {SourceSchema, sourceOf} from '../shared';
import {defineTool} from '../Tool';

/** Pages of an answer at the most. */
const MOST = 100;

/** Names every page. */
export const listPages = defineTool({
  name: 'list_pages',
  title: 'List all pages',
  description: 'Every page of the documentation with its kind and length, in reading order.',
  input: z.object({
    from: z.int().min(0).optional().describe('Where to go on: `next` of the answer before'),
  }),
  output: z.object({
    pages: z.array(z.object({source: SourceSchema, kind: z.string(), tokens: z.number()})),
    next: z.number().nullable(),
  }),
  run({from = 0}, {index: {pages}}) {
    const shown = pages.slice(from, from + MOST);
    const next = from + MOST < pages.length ? from + MOST : null;
    const lines = shown.map(
      ({title, route, kind, tokens}) => `- ${title} (${kind}, ${tokens} tokens): ${route}`,
    );
    return {
      data: {
        pages: shown.map((page) => ({
          source: sourceOf(page),
          kind: page.kind,
          tokens: page.tokens,
        })),
        next,
      },
      text: lines.join('\n') + (next === null ? '' : `\n[more: from=${next}]`),
    };
  },
});
