import {findErrors} from '@toolhive-docs/error-index';
import * as z from 'zod';
import type {DocsLibrary} from '../library/DocsLibrary';
import {findPage} from '../library/findPage';
import {findPlaces} from '../library/findPlaces';
import {MAX_INPUT, MAX_QUERY, SourceSchema, sourceOf, urlOf} from '../shared';
import {defineTool} from '../Tool';

const MOST = 3;

/** How sure a match is, in words. */
const MATCHES = {
  printed: 'its text is printed in the message',
  similar: 'similar words only; check whether the cause fits',
} as const;

/** Explains an error message. */
export const findError = defineTool({
  name: 'find_error',
  title: 'Explain an error message',
  description:
    'Cause, fix and page for an error message of ToolHive or an error text of its API, and how sure the match is, also when it is pasted with times, paths and other lines around it. Without an entry, the likeliest pages.',
  input: z.object({
    text: z.string().regex(/\S/, 'There are no words in it').max(MAX_INPUT).describe('The message'),
  }),
  output: z.object({
    errors: z.array(
      z.object({
        symptom: z.string(),
        cause: z.string(),
        fix: z.string(),
        /** From 0 to 1. */
        likeness: z.number(),
        /** Whether the message holds the text of the error; otherwise words are alike, and the error may be another one. */
        match: z.enum(['printed', 'similar']),
        source: SourceSchema,
      }),
    ),
    /** Where the cause may be explained, when there is no entry. */
    pages: z.array(z.object({heading: z.array(z.string()), source: SourceSchema})),
  }),
  run({text}, library) {
    const {errors, index} = library;
    const found = findErrors(text, errors, MOST).map(({error, likeness, isPrinted}) => ({
      symptom: error.symptom,
      cause: error.cause,
      fix: error.fix,
      likeness,
      match: isPrinted ? ('printed' as const) : ('similar' as const),
      source: {
        ...sourceOf(findPage(error.url, index).page),
        url: new URL(error.url, index.root).href,
      },
    }));
    const pages = found.length === 0 ? likelyPages(text, library) : [];
    const entries = found.map(
      ({symptom, match, cause, fix, source}) =>
        `${symptom}\nMatch: ${MATCHES[match]}\nCause: ${cause}\nFix: ${fix}\nMore: ${source.url}`,
    );
    const near = pages.map(({heading, source}) => `- ${heading.join(' › ')}: ${source.url}`);
    return {
      data: {errors: found, pages},
      text:
        found.length > 0
          ? entries.join('\n\n')
          : `No entry in the list of errors.${near.length === 0 ? '' : ` Pages that may explain it:\n${near.join('\n')}`}`,
    };
  },
});

/** The best places of a search for a message. */
function likelyPages(text: string, library: DocsLibrary) {
  const scope = {version: library.index.version, kind: undefined};
  return findPlaces(text.slice(0, MAX_QUERY), scope, library)
    .slice(0, MOST)
    .map(({page, id, heading}) => ({
      heading: [...heading],
      source: {...sourceOf(page), url: urlOf(page, id)},
    }));
}
