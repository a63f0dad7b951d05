import {readFileSync} from 'node:fs';

/** @typedef {{passed: number, failed: number}} Counts */

/**
 * How many checks a step made, from the report it wrote. A step without a report is one check.
 * A step that failed counts at least one failure, also when it broke before it could report.
 *
 * @param {{ok: boolean, report?: string}} step `report`: a JSON file with vitest's totals, Playwright's, or `passed` and `failed`
 * @returns {Counts}
 */
export function testCounts({ok, report}) {
  const {passed, failed} = (report && readReport(report)) || {
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
  };
  return {passed, failed: ok ? failed : Math.max(failed, 1)};
}

/**
 * @param {string} file
 * @returns {Counts | undefined}
 */
function readReport(file) {
  try {
    /** @type {Record<string, number> & {stats?: Record<string, number>}} */
    const {numPassedTests, numFailedTests, stats, passed, failed} = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    // A test that passed at a second try only has failed once.
    const unexpected = stats && (stats.unexpected ?? 0) + (stats.flaky ?? 0);
    return {
      passed: numPassedTests ?? stats?.expected ?? passed ?? 0,
      failed: numFailedTests ?? unexpected ?? failed ?? 0,
    };
  } catch {
    return undefined;
  }
}
