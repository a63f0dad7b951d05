import {inProject} from './projectRoot.mjs';
import {tools} from './tools.mjs';

export const reports = inProject('reports');

/**
 * A kind of check that `npm test` runs.
 * @typedef {object} Kind
 * @property {string} name
 * @property {import('./runStep.mjs').Step} step
 * @property {boolean} [beside] runs while another does; nothing in it depends on time
 * @property {readonly string[]} [needs] kinds that must have passed
 * @property {keyof typeof import('./testSummary.mjs').UNITS} [unit] what it counts
 * @property {string} [report] JSON file with the counts, or with what was not checked
 */

/** @param {string} project @returns {Kind} */
const vitest = (project) => ({
  name: `${project} tests`,
  unit: 'tests',
  report: `${reports}/${project}.json`,
  step: {
    title: `Running the ${project} tests`,
    args: [
      ...[tools.vitest, 'run', '--project', project],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${project}.json`],
    ],
  },
});

/**
 * @param {string} name of the kind and its report
 * @param {string} config file of the configuration
 * @param {string[]} options of Playwright Test
 * @returns {Kind}
 */
const playwright = (name, config, ...options) => ({
  name: `${name} tests`,
  needs: ['build', 'Chromium'],
  unit: 'tests',
  report: `${reports}/${name}.json`,
  step: {
    title: `Running the ${name} tests`,
    args: [tools.playwrightTest, 'test', `--config=${config}`, ...options],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${name}.json`,
      PLAYWRIGHT_HTML_OUTPUT_DIR: `${reports}/${name}`,
    },
  },
});

/** In the order they begin; of those that run beside others, the longest are first. @type {readonly Kind[]} */
export const KINDS = [
  {
    name: 'lint',
    beside: true,
    step: {title: 'Linting', args: [tools.eslint, '.', '--max-warnings=0']},
  },
  {...vitest('builds'), beside: true, needs: ['build']},
  {
    name: 'format',
    beside: true,
    step: {
      title: 'Checking the format',
      args: [tools.prettier, '--check', '--log-level=warn', '.'],
    },
  },
  {
    name: 'types',
    beside: true,
    step: {title: 'Checking types', args: ['scripts/typecheck.mjs']},
  },
  {
    name: 'imports',
    beside: true,
    step: {title: 'Checking which part imports which', args: ['scripts/checkArrows.mjs']},
  },
  {
    name: 'unused',
    beside: true,
    step: {title: 'Looking for unused files, exports and packages', args: [tools.knip]},
  },
  {
    name: 'docs',
    beside: true,
    unit: 'samples',
    report: `${reports}/docs.json`,
    step: {title: 'Checking the docs', args: [tools.tsx, 'scripts/checkDocs.ts']},
  },
  {
    name: 'packages',
    beside: true,
    report: `${reports}/audit.json`,
    step: {
      title: 'Checking advisories and licences of packages',
      args: [tools.tsx, 'scripts/audit/main.ts'],
    },
  },
  {
    name: 'links',
    beside: true,
    needs: ['build'],
    step: {title: 'Checking links out of the site', args: [tools.tsx, 'scripts/checkLinks.ts']},
  },
  {
    name: 'markup',
    beside: true,
    needs: ['build'],
    report: `${reports}/markup.json`,
    step: {title: 'Checking the markup', args: [tools.tsx, 'scripts/checkMarkup.ts']},
  },
  vitest('unit'),
  playwright('browser', 'playwright.config.ts', '--project=site'),
  playwright('scenarios', 'playwright.config.ts', '--project=scenarios'),
  // The journeys of readers once more: in the other engines that are installed, and on the development server.
  playwright('engines', 'playwright.engines.config.ts', '--pass-with-no-tests'),
  playwright('development', 'playwright.dev.config.ts'),
  // Evaluates the statements about the site by the reports of the tests above.
  {
    name: 'conformance',
    unit: 'statements',
    report: `${reports}/conformance.json`,
    step: {
      title: 'Evaluating the statements about the site',
      args: [tools.tsx, 'scripts/conformance.ts'],
    },
  },
];
