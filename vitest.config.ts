import {defineConfig} from 'vitest/config';

const BUILD_TIMEOUT = 180_000;
/** For what hangs: a test that is slow on a busy machine is right all the same. */
const UNIT_TIMEOUT = 20_000;
/** Tags are the ids of statements that tests prove, which `npm run conformance` checks. */
const STRICT_TAGS = false;
const globalSetup = 'tests/support/temporaryFolder.ts';

// The framework demands a default export here.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup,
          // No file changes what others share, so they share their modules. Many wait for programs:
          // three at a time keep two cores busy.
          pool: 'threads',
          isolate: false,
          maxWorkers: 3,
          restoreMocks: true,
          testTimeout: UNIT_TIMEOUT,
          strictTags: STRICT_TAGS,
          include: [
            '{bench,config,deploy,packages,plugins,scripts,server,specs,src}/**/*.test.{ts,tsx,mjs}',
          ],
        },
      },
      {
        test: {
          // Each test runs a whole build.
          name: 'builds',
          globalSetup,
          strictTags: STRICT_TAGS,
          include: ['tests/builds/**/*.test.ts'],
          testTimeout: BUILD_TIMEOUT,
          hookTimeout: BUILD_TIMEOUT,
          fileParallelism: false,
        },
      },
    ],
  },
});
