import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {PlaywrightReport, playwrightResults} from './playwrightReport';
import type {Result} from './result';
import {VitestReport, vitestResults} from './vitestReport';

/** The reports that `npm test` leaves, and who writes them. */
const REPORTS = {
  unit: 'vitest',
  builds: 'vitest',
  browser: 'Playwright',
  scenarios: 'Playwright',
} as const;

/**
 * What came of every test. Reports that are not there are left out.
 * @throws Error naming a report that cannot be read.
 */
export function readResults(reports: string, root: string): readonly Result[] {
  return Object.entries(REPORTS).flatMap(([name, writer]) => {
    const file = path.join(reports, `${name}.json`);
    if (!existsSync(file)) return [];
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    try {
      return writer === 'vitest'
        ? vitestResults(VitestReport.parse(report), root)
        : playwrightResults(PlaywrightReport.parse(report));
    } catch (error) {
      const what = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
      throw new Error(
        `${file} is no report of ${writer}. Delete it and run \`npm test\`.\n${what}`,
      );
    }
  });
}
