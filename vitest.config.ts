import {defineConfig} from 'vitest/config';

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
    ],
  },
});
