import path from 'node:path';
import * as z from 'zod';
import type {Result} from './result';

const Test = z.object({title: z.string(), status: z.string(), tags: z.array(z.string())});

/** The JSON report of vitest 4.1, as far as it is read here. */
export const VitestReport = z.object({
  testResults: z.array(z.object({name: z.string(), assertionResults: z.array(Test)})),
});

/**
 * The tests of a report of vitest.
 * @param root - The project's folder, from which files are named.
 */
export const vitestResults = (
  {testResults}: z.output<typeof VitestReport>,
  root: string,
): readonly Result[] =>
  testResults.flatMap(({name, assertionResults}) =>
    assertionResults.map(({title, status, tags}) => ({
      file: path.relative(root, name).split(path.sep).join('/'),
      title,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      ids: tags,
    })),
  );
