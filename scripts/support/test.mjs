import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {buildSite} from './buildSite.mjs';
import {ensureChromium} from './ensureChromium.mjs';
import {prepare} from './prepare.mjs';
import {inProject} from './projectRoot.mjs';
import {runStep} from './runStep.mjs';
import {notChecked, testCounts} from './testCounts.mjs';
import {closingLines, summaryTable, totalCounts} from './testSummary.mjs';
import {tools} from './tools.mjs';

const reports = inProject('reports');

/**
 * @typedef {object} Kind
 * @property {string} name
 * @property {() => Promise<{ok: boolean}>} run
 * @property {readonly string[]} [needs] kinds that must have passed
 * @property {keyof typeof import('./testSummary.mjs').UNITS} [unit] what it counts
 * @property {string} [report] JSON file with the counts, or with what was not checked
 */

/** @param {string} project */
const vitest = (project) => ({
  name: `${project} tests`,
  unit: /** @type {const} */ ('tests'),
  report: `${reports}/${project}.json`,
  run: () =>
    runStep({
      title: `Running the ${project} tests`,
      args: [
        ...[tools.vitest, 'run', '--project', project],
        ...[
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${reports}/${project}.json`,
        ],
      ],
    }),
});

/**
 * @param {string} name of the kind and its report
 * @param {string} project of the configuration
 * @param {string} [config] file of the configuration
 */
const playwright = (name, project, config = 'playwright.config.ts') => ({
  name: `${name} tests`,
  unit: /** @type {const} */ ('tests'),
  report: `${reports}/${name}.json`,
  run: () =>
    runStep({
      title: `Running the ${name} tests`,
      args: [tools.playwrightTest, 'test', `--config=${config}`, `--project=${project}`],
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${name}.json`,
        PLAYWRIGHT_HTML_OUTPUT_DIR: `${reports}/${name}`,
      },
    }),
});

/** @type {Kind[]} */
const KINDS = [
  {name: 'types', run: () => runStep({title: 'Checking types', args: ['scripts/typecheck.mjs']})},
  {name: 'lint', run: lint},
  vitest('unit'),
  {
    name: 'docs',
    unit: 'samples',
    report: `${reports}/docs.json`,
    run: () => runStep({title: 'Checking the docs', args: [tools.tsx, 'scripts/checkDocs.ts']}),
  },
  {
    name: 'packages',
    report: `${reports}/audit.json`,
    run: () =>
      runStep({
        title: 'Checking advisories and licences of packages',
        args: [tools.tsx, 'scripts/audit/main.ts'],
      }),
  },
  {
    name: 'links',
    needs: ['build'],
    run: () =>
      runStep({
        title: 'Checking links out of the site',
        args: [tools.tsx, 'scripts/checkLinks.ts'],
      }),
  },
  {
    name: 'markup',
    needs: ['build'],
    run: () => runStep({title: 'Checking the markup', args: [tools.tsx, 'scripts/checkMarkup.ts']}),
  },
  {...playwright('browser', 'site'), needs: ['build', 'Chromium']},
  {...vitest('builds'), needs: ['build']},
  {...playwright('scenarios', 'scenarios'), needs: ['build', 'Chromium']},
  // The journeys of readers once more, on the development server.
  {
    ...playwright('development', 'dev', 'playwright.dev.config.ts'),
    needs: ['build', 'Chromium'],
  },
  // Evaluates the statements about the site by the reports of the tests above.
  {
    name: 'conformance',
    unit: 'statements',
    report: `${reports}/conformance.json`,
    run: () =>
      runStep({
        title: 'Evaluating the statements about the site',
        args: [tools.tsx, 'scripts/conformance.ts'],
      }),
  },
];

/** Format and rules of the code, and of which part imports which. Both run, also after one has failed. */
async function lint() {
  const steps = [
    {title: 'Checking the format', args: [tools.prettier, '--check', '--log-level=warn', '.']},
    {title: 'Linting', args: [tools.eslint, '.', '--max-warnings=0']},
    {title: 'Checking which part imports which', args: ['scripts/checkArrows.mjs']},
    {title: 'Looking for unused files, exports and packages', args: [tools.knip]},
  ];
  let ok = true;
  for (const step of steps) ok = (await runStep(step)).ok && ok;
  return {ok};
}

/** Runs every kind of check, also after one has failed, and prints what came of each. */
export async function test() {
  rmSync(reports, {recursive: true, force: true});
  mkdirSync(reports);
  /** @type {import('./testSummary.mjs').Result[]} */
  const results = [];

  /** @param {Kind} kind */
  async function check({name, run, needs = [], unit, report}) {
    const started = performance.now();
    const isMissing = needs.some(
      (need) => results.find((result) => result.name === need)?.outcome !== 'passed',
    );
    const ok = !isMissing && (await run()).ok;
    const counts = unit && report && !isMissing ? testCounts({ok, report}) : undefined;
    results.push({
      name,
      outcome: isMissing ? 'not run' : ok && counts?.passed !== 0 ? 'passed' : 'failed',
      milliseconds: performance.now() - started,
      ...(unit && {unit, counts: counts ?? {passed: 0, failed: 1}}),
      notChecked: unit || !report ? undefined : notChecked(report),
    });
  }

  await prepare(async () => {
    await check({name: 'Chromium', run: async () => ({ok: await ensureChromium()})});
    await check({name: 'build', run: async () => ({ok: await buildSite({onlyIfChanged: true})})});
  });
  for (const kind of KINDS) {
    await check(kind);
  }
  const counts = {
    ...totalCounts(results, 'tests'),
    samples: totalCounts(results, 'samples'),
    statements: totalCounts(results, 'statements'),
  };
  writeFileSync(`${reports}/total.json`, JSON.stringify(counts));
  console.log(`\n${summaryTable(results)}\n\n${closingLines(results).join('\n')}`);
  process.exitCode = results.every(({outcome}) => outcome === 'passed') ? 0 : 1;
}
