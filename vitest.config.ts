import {defineConfig} from 'vitest/config';

const BROWSER_TIMEOUT = 20_000;
const BUILD_TIMEOUT = 180_000;

// The framework demands a default export here.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{bench,config,packages,plugins,scripts,server,specs,src}/**/*.test.{ts,tsx,mjs}',
          ],
        },
      },
      {
        test: {
          // Each test runs a whole build.
          name: 'builds',
          include: ['tests/builds/**/*.test.ts'],
          testTimeout: BUILD_TIMEOUT,
          hookTimeout: BUILD_TIMEOUT,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{builds,scenarios}/**'],
          globalSetup: ['tests/support/globalSetup.ts'],
          testTimeout: BROWSER_TIMEOUT,
          hookTimeout: BROWSER_TIMEOUT,
          expect: {poll: {timeout: 5000}},
          // One browser for all files; two pages at a time keep two cores busy without starving timers.
          maxWorkers: 2,
        },
      },
      {
        test: {
          // Small sites with other options, each built once.
          name: 'scenarios',
          include: ['tests/scenarios/**/*.test.ts'],
          globalSetup: ['tests/scenarios/support/globalSetup.ts'],
          testTimeout: BROWSER_TIMEOUT,
          hookTimeout: BROWSER_TIMEOUT,
          expect: {poll: {timeout: 5000}},
          maxWorkers: 2,
        },
      },
    ],
  },
});
