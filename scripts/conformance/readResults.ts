import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

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

/** What came of one test. */
export interface Result {
  /** Test file, from the root of the project. */
  readonly file: string;
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** The statements that it proves by passing. */
  readonly ids: readonly string[];
}

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tags: z.array(z.string()),
  /** One for each project that ran it. */
  tests: z.array(z.object({status: z.enum(['expected', 'unexpected', 'flaky', 'skipped'])})),
});

const Suite = z.object({
  specs: z.array(Spec),
  get suites(): z.ZodOptional<z.ZodArray<typeof Suite>> {
    return z.array(Suite).optional();
  },
});

/** The JSON report of Playwright 1.65, as far as it is read here. */
const PlaywrightReport = z.object({suites: z.array(Suite)});

const STATUS = {
  expected: 'passed',
  unexpected: 'failed',
  // Passed at a second try only.
  flaky: 'failed',
  skipped: 'skipped',
} as const;

/** The tests of a report of Playwright; their files are below `tests/`. */
function playwrightResults({suites}: z.output<typeof PlaywrightReport>): readonly Result[] {
  const below = (suite: z.output<typeof Suite>): Result[] => [
    ...suite.specs.flatMap(({title, file, tags, tests}) =>
      tests.map(({status}) => ({
        file: `tests/${file}`,
        title,
        status: STATUS[status],
        ids: tags.map((tag) => tag.replace('@', '')),
      })),
    ),
    ...(suite.suites ?? []).flatMap(below),
  ];
  return suites.flatMap(below);
}

const Test = z.object({title: z.string(), status: z.string(), tags: z.array(z.string())});

/** The JSON report of vitest 4.1, as far as it is read here. */
const VitestReport = z.object({
  testResults: z.array(z.object({name: z.string(), assertionResults: z.array(Test)})),
});

/**
 * The tests of a report of vitest.
 * @param root - The project's folder, from which files are named.
 */
const vitestResults = (
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
