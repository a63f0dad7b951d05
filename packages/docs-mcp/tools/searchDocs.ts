import type {Hit} from '@toolhive-docs/search-engine';
import * as z from 'zod';
import {findPage} from '../library/findPage';
import {resourceOf, SourceSchema, sourceOf} from '../shared';
import {defineTool} from '../Tool';
import {ToolError} from '../ToolError';

const KINDS = ['guide', 'command', 'api', 'concept', 'tutorial', 'reference'] as const;
const [USUAL, MOST] = [8, 25];

/** Finds sections by words, a question, or an error message. */
export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Finds sections of the ToolHive documentation by words, a question, a flag or an error text, best first. Then read one with get_page(url, section).',
  input: z.object({
    query: z.string().min(1).max(1000).describe('Words, a question, a flag such as --port'),
    version: z
      .string()
      .max(40)
      .optional()
      .describe('Release whose pages are searched; the newest when left out'),
    kind: z.enum(KINDS).optional().describe('Kind of page'),
    limit: z
      .number()
      .int()
      .min(1)
      .max(MOST)
      .optional()
      .describe(`Results at the most; ${USUAL} when left out`),
  }),
  output: z.object({
    total: z.number(),
    results: z.array(
      z.object({
        heading: z.array(z.string()),
        snippet: z.string(),
        section: z.string().nullable(),
        kind: z.string(),
        source: SourceSchema,
      }),
    ),
  }),
  run({query, version, kind, limit = USUAL}, {engine, index}) {
    const known = [...new Set(index.pages.map((page) => page.version))];
    if (version !== undefined && !known.includes(version))
      throw new ToolError(
        `There are no pages of ${version}; there are pages of ${known.join(', ')}.`,
      );
    const {hits, nbHits} = engine.search({
      query,
      optionalWords: query,
      hitsPerPage: limit,
      facetFilters: [
        `version:${version === undefined || version === index.version ? 'current' : version}`,
        ...(kind === undefined ? [] : [`kind:${kind}`]),
      ],
    });
    const results = hits.flatMap((hit) => {
      const {url = '', anchor = null} = hit;
      const {page} = findPage(url, index);
      const source = {...sourceOf(page), url: new URL(url, index.root).href};
      return [
        {
          heading: headingOf(hit),
          snippet: hit.content ?? '',
          section: anchor,
          kind: hit.kind ?? '',
          source,
          page,
        },
      ];
    });
    const text = results.map(
      ({heading, snippet, source}, at) =>
        `${at + 1}. ${heading.join(' › ')}\n   ${source.url}${snippet === '' ? '' : `\n   ${snippet.slice(0, 300)}`}`,
    );
    return {
      data: {total: nbHits, results: results.map(({page: _, ...result}) => result)},
      text:
        text.length > 0
          ? text.join('\n')
          : `Nothing found for ${JSON.stringify(query)}. Try other words, or list_pages.`,
      links: [...new Map(results.map(({page}) => [resourceOf(page), page.title]))].map(
        ([uri, name]) => ({name, uri}),
      ),
    };
  },
});

const headingOf = ({hierarchy}: Hit): string[] =>
  hierarchy === undefined ? [] : Object.values(hierarchy).filter((level) => level !== null);
