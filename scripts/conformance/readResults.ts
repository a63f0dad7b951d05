import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({title: z.string(), status: z.string()})),
    }),
  ),
});

/** What came of one case of a test. */
export interface Result {
  readonly title: string;
  readonly status: string;
}

/** Projects of vitest.config.ts; `npm test` leaves a report for each. */
const PROJECTS = ['unit', 'browser', 'builds', 'scenarios'];

/**
 * What came of every test, by file from the root of the project. Reports that are not there are left out.
 * @throws Error naming a report that vitest did not write.
 */
export function readResults(reports: string, root: string): ReadonlyMap<string, readonly Result[]> {
  const results = new Map<string, Result[]>();
  for (const project of PROJECTS) {
    const file = path.join(reports, `${project}.json`);
    const text = readIfThere(file);
    if (text === undefined) continue;
    const {data, error} = Report.safeParse(JSON.parse(text));
    if (error)
      throw new Error(
        `${file} is no report of vitest. Delete it and run \`npm test\`.\n${z.prettifyError(error)}`,
      );
    for (const {name, assertionResults} of data.testResults) {
      const key = path.relative(root, name).split(path.sep).join('/');
      results.set(key, [...(results.get(key) ?? []), ...assertionResults]);
    }
  }
  return results;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
