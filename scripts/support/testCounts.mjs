import {readFileSync} from 'node:fs';

/** @typedef {{passed: number, failed: number}} Counts */

/**
 * How many checks a step made, from the report it wrote. A step without a report is one check.
 * A step that failed counts at least one failure, also when it broke before it could report.
 *
 * @param {{ok: boolean, report?: string}} step `report`: a JSON file with either vitest's totals or `passed` and `failed`
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
    /** @type {unknown} */
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const {
      numPassedTests,
      numFailedTests,
      passed = 0,
      failed = 0,
    } = /** @type {Record<string, number>} */ (report);
    return {passed: numPassedTests ?? passed, failed: numFailedTests ?? failed};
  } catch {
    return undefined;
  }
}
