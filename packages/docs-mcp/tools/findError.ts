import {findErrors} from '@toolhive-docs/error-index';
import * as z from 'zod';
import {findPage} from '../library/findPage';
import {MAX_INPUT, SourceSchema, sourceOf} from '../shared';
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
    'Cause, fix and page for an error message of ToolHive, and how sure the match is, also when it is pasted with times, paths and other lines around it.',
  input: z.object({text: z.string().min(1).max(MAX_INPUT).describe('The message')}),
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
  }),
  run({text}, {errors, index}) {
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
    return {
      data: {errors: found},
      text:
        found.length === 0
          ? 'The pages explain no such error. Try search_docs with the words of the message.'
          : found
              .map(
                ({symptom, match, cause, fix, source}) =>
                  `${symptom}\nMatch: ${MATCHES[match]}\nCause: ${cause}\nFix: ${fix}\nMore: ${source.url}`,
              )
              .join('\n\n'),
    };
  },
});
