import * as z from 'zod';
import type {Result} from './result';

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
export const PlaywrightReport = z.object({suites: z.array(Suite)});

const STATUS = {
  expected: 'passed',
  unexpected: 'failed',
  // Passed at a second try only.
  flaky: 'failed',
  skipped: 'skipped',
} as const;

/** The tests of a report of Playwright; their files are below `tests/`. */
export function playwrightResults({suites}: z.output<typeof PlaywrightReport>): readonly Result[] {
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
