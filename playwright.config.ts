import {defineConfig} from '@playwright/test';
import {browserArguments} from './scripts/support/browserArguments';
import {findChromium} from './scripts/support/findChromium';
import {environment} from './site.config';
import {notIn} from './tests/engines/notIn';

const EXPECT_TIMEOUT = 5000;
/** Of a picture, as a share; what antialiasing may change. */
const MAX_DIFFERENT_PIXELS = 0.002;

const executablePath = environment.chromiumPath ?? (await findChromium(undefined, 'shell'));
if (executablePath === undefined) {
  throw new Error(
    'The browser tests need Chromium or Chrome. Run `npm test`, which installs one, or set CHROMIUM_PATH.',
  );
}
// The workers, which read this file too, need not look again.
// eslint-disable-next-line no-restricted-syntax -- written for them, not read
process.env['CHROMIUM_PATH'] = executablePath;

// The framework demands a default export here.
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // Two pages at a time keep two cores busy without starving timers.
  workers: 2,
  retries: 0,
  forbidOnly: environment.ci,
  expect: {
    timeout: EXPECT_TIMEOUT,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      maxDiffPixelRatio: MAX_DIFFERENT_PIXELS,
      pathTemplate: '{testDir}/screens/{arg}{ext}',
    },
  },
  outputDir: 'reports/playwright',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  reporter: [
    ['list'],
    ['html', {outputFolder: 'reports/html', open: 'never'}],
    ['json', {outputFile: 'reports/playwright.json'}],
  ],
  use: {
    launchOptions: {
      executablePath,
      // Pages share one process: to start one for each took a tenth of the tests' processor time.
      // With as many workers as cores, threads of the script engine only take turns: without them a test takes a tenth less.
      args: [...browserArguments, '--renderer-process-limit=1', '--js-flags=--single-threaded'],
    },
    // Without a copy of the page at each step, which would double the time of the tests; `--trace on` makes those.
    trace: {mode: 'retain-on-failure', snapshots: false, screenshots: false},
    screenshot: 'only-on-failure',
  },
  projects: [
    {name: 'site', testIgnore: ['scenarios/**'], grepInvert: new RegExp(notIn('chromium'))},
    {
      name: 'scenario sites',
      testMatch: 'scenarios/sites.setup.ts',
      teardown: 'scenario sites away',
    },
    {name: 'scenario sites away', testMatch: 'scenarios/sites.teardown.ts'},
    {name: 'scenarios', testMatch: 'scenarios/**/*.spec.ts', dependencies: ['scenario sites']},
  ],
});
