import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {readJson} from '../support/readJson.mjs';
import {testsOf, type Report, type Test} from '../support/testsOf.mjs';

/** The reports that `npm test` leaves, who writes them, and the field that has their tests. */
const REPORTS = [
  ['unit', 'vitest', 'testResults'],
  ['builds', 'vitest', 'testResults'],
  ['browser', 'Playwright', 'suites'],
  ['scenarios', 'Playwright', 'suites'],
] as const;

/** What came of one test. */
export type Result = Pick<Test, 'file' | 'title' | 'status' | 'ids'>;

/**
 * What came of every test. Reports that are not there are left out.
 * @throws Error naming a report that cannot be read.
 */
export function readResults(reports: string): readonly Result[] {
  return REPORTS.flatMap(([name, writer, tests]) => {
    const path = join(reports, `${name}.json`);
    if (!existsSync(path)) return [];
    const report = readJson(path) as Report | undefined;
    if (!report?.[tests])
      throw new Error(`${path} is no report of ${writer}. Delete it and run \`npm test\`.`);
    return testsOf(report).map(({file, title, status, ids}) => ({file, title, status, ids}));
  });
}
