import {readJson} from './readJson.mjs';
import {testsOf} from './testsOf.mjs';

/** @typedef {{passed: number, failed: number}} Counts */

/**
 * What a step counted, from the report it wrote. A step that failed counts at least one failure, also when it broke before it could
 * report.
 *
 * @param {{ok: boolean, report: string}} step `report`: a JSON file with vitest's totals, Playwright's, or `passed` and `failed`
 * @returns {Counts}
 */
export function testCounts({ok, report}) {
  const {passed, failed} = readReport(report);
  // A step that says it passed but looked at nothing, and does not say why, has failed, too.
  const isEmpty = passed + failed === 0 && notChecked(report) === undefined;
  return {passed, failed: ok && !isEmpty ? failed : Math.max(failed, 1)};
}

/** @param {string} file @returns {Counts} */
function readReport(file) {
  const {stats, numPassedTests, numFailedTests, passed, failed} =
    /** @type {Record<string, number> & {stats?: Record<string, number>}} */ (readJson(file) ?? {});
  // A test that passed at a second try only has failed once.
  const unexpected = stats && (stats.unexpected ?? 0) + (stats.flaky ?? 0);
  return {
    passed: numPassedTests ?? stats?.expected ?? passed ?? 0,
    failed: numFailedTests ?? unexpected ?? failed ?? 0,
  };
}

/**
 * What a step could not check, from the report it wrote, as a sentence; undefined when it checked all.
 *
 * @param {string} file
 * @returns {string | undefined}
 */
export function notChecked(file) {
  const report =
    /** @type {import('./testsOf.mjs').Report & {notChecked?: string, config?: {metadata?: {notChecked?: string}}} | undefined} */ (
      readJson(file)
    );
  const said = report?.notChecked ?? report?.config?.metadata?.notChecked;
  const reasons = testsOf(report ?? {}).flatMap(({skips}) => skips);
  if (reasons.length === 0) return said;
  const skipped = `Not checked: ${reasons.length} tests (${[...new Set(reasons)].join('; ')})`;
  return said === undefined ? skipped : `${said}. ${skipped}`;
}
