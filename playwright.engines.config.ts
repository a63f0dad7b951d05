import {defineConfig} from '@playwright/test';
import site from './playwright.config';
import {ENGINES} from './scripts/support/engines.mjs';

const TEST_TIMEOUT = 60_000;
const EXPECT_TIMEOUT = 15_000;

const missing = ENGINES.filter(({find}) => find() === undefined).map(({name}) => name);

// `npm run test:engines`: the journeys of readers in the engines beside Chromium that are installed, from
// the files that test the build in Chromium.
// The framework demands a default export here.
export default defineConfig({
  ...site,
  timeout: TEST_TIMEOUT,
  expect: {timeout: EXPECT_TIMEOUT},
  // `npm test` tells what it did not do.
  ...(missing.length > 0 && {
    metadata: {
      notChecked: `No journeys in ${missing.join(' and ')}, which \`npm run test:engines\` installs`,
    },
  }),
  projects: ENGINES.flatMap(({browserName, find, channel}) => {
    const executablePath = find();
    if (executablePath === undefined) return [];
    const launchOptions = {executablePath};
    return {
      name: browserName,
      testMatch: 'journeys/**/*.spec.ts',
      use: {browserName, launchOptions, ...(channel && {channel})},
    };
  }),
});
