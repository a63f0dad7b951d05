import {defineConfig} from 'vitest/config';

const BROWSER_TIMEOUT = 20_000;

// The framework demands a default export here.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{bench,config,packages,plugins,scripts,server,specs,src}/**/*.test.{ts,tsx,mjs}'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/**/*.test.ts'],
          globalSetup: ['tests/support/globalSetup.ts'],
          testTimeout: BROWSER_TIMEOUT,
          hookTimeout: BROWSER_TIMEOUT,
          expect: {poll: {timeout: 5000}},
          // One browser for all files; two pages at a time keep two cores busy without starving timers.
          maxWorkers: 2,
        },
      },
    ],
  },
});
