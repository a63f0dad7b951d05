import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {buildSite} from './buildSite.mjs';
import {ensureChromium} from './ensureChromium.mjs';
import {failedTests} from './failedTests.mjs';
import {prepare} from './prepare.mjs';
import {inProject} from './projectRoot.mjs';
import {readJson} from './readJson.mjs';
import {runStep} from './runStep.mjs';
import {notChecked, testCounts} from './testCounts.mjs';
import {KINDS, reports} from './testKinds.mjs';
import {closingLines, failureLines, summaryTable, totalCounts} from './testSummary.mjs';
import {withLock} from './withLock.mjs';

/** Kinds that run beside each other; one core each. */
const AT_ONCE = 2;

// Runs every kind of check, also after one has failed, and prints what came of each.
await withLock(inProject('.cache', 'test.lock'), runChecks);

async function runChecks() {
  rmSync(reports, {recursive: true, force: true});
  mkdirSync(reports);
  /** @type {import('./testSummary.mjs').Result[]} */
  const results = [];

  /**
   * @param {Omit<import('./testKinds.mjs').Kind, 'step'>} kind
   * @param {() => Promise<{ok: boolean, tail?: readonly string[]}>} run
   */
  async function check({name, needs = [], unit, report}, run) {
    const started = performance.now();
    const isMissing = needs.some(
      (need) => results.find((result) => result.name === need)?.outcome !== 'passed',
    );
    const {ok, tail} = isMissing ? {ok: false} : await run();
    const written = isMissing ? undefined : report;
    const named = written ? failedTests(readJson(written) ?? {}) : [];
    const counts = unit && written ? testCounts({ok, report: written}) : undefined;
    const gap = written && notChecked(written);
    results.push({
      name,
      outcome: isMissing
        ? 'not run'
        : ok && (counts?.passed !== 0 || gap !== undefined)
          ? 'passed'
          : 'failed',
      milliseconds: performance.now() - started,
      ...(unit && {unit, counts: counts ?? {passed: 0, failed: 1}}),
      failures: named.length > 0 ? named : tail,
      notChecked: gap,
    });
  }

  await prepare(async () => {
    await check({name: 'Chromium'}, async () => ({ok: await ensureChromium()}));
    await check({name: 'build'}, () => buildSite({onlyIfChanged: true}));
  });
  const waiting = KINDS.filter(({beside}) => beside);
  await Promise.all(
    Array.from({length: AT_ONCE}, async () => {
      for (let kind = waiting.shift(); kind; kind = waiting.shift()) {
        const step = {...kind.step, held: true};
        await check(kind, () => runStep(step));
      }
    }),
  );
  for (const kind of KINDS.filter(({beside}) => !beside)) {
    await check(kind, () => runStep(kind.step));
  }
  const counts = {
    ...totalCounts(results, 'tests'),
    samples: totalCounts(results, 'samples'),
    statements: totalCounts(results, 'statements'),
  };
  writeFileSync(`${reports}/total.json`, JSON.stringify(counts));
  const lines = [summaryTable(results), '', ...failureLines(results), ...closingLines(results)];
  console.log(`\n${lines.join('\n')}`);
  process.exitCode = results.every(({outcome}) => outcome === 'passed') ? 0 : 1;
}
