import {findErrors} from '@toolhive-docs/error-index';
import * as z from 'zod';
import {findPage} from '../library/findPage';
import {MAX_INPUT, SourceSchema, sourceOf} from '../shared';
import {defineTool} from '../Tool';

const MOST = 3;

/** Explains an error message. */
export const findError = defineTool({
  name: 'find_error',
  title: 'Explain an error message',
  description:
    'Cause, fix and page for an error message of ToolHive, also when it is pasted with times, paths and other lines around it.',
  input: z.object({text: z.string().min(1).max(MAX_INPUT).describe('The message')}),
  output: z.object({
    errors: z.array(
      z.object({
        symptom: z.string(),
        cause: z.string(),
        fix: z.string(),
        likeness: z.number(),
        source: SourceSchema,
      }),
    ),
  }),
  run({text}, {errors, index}) {
    const found = findErrors(text, errors, MOST).map(({error, likeness}) => ({
      symptom: error.symptom,
      cause: error.cause,
      fix: error.fix,
      likeness,
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
                ({symptom, cause, fix, source}) =>
                  `${symptom}\nCause: ${cause}\nFix: ${fix}\nMore: ${source.url}`,
              )
              .join('\n\n'),
    };
  },
});
