import {defineConfig} from '@playwright/test';
import site from './playwright.config';

const PORT = 3477;
const START_TIMEOUT = 300_000;
/** The development server compiles and sends much more than a build holds. */
const TEST_TIMEOUT = 120_000;
const EXPECT_TIMEOUT = 20_000;

const address = `http://localhost:${PORT}`;

// `npm run test:dev`: the journeys of readers on the development server, from the files that test the
// build. A configuration of its own, as Playwright starts a server for every run of the one it is in.
// The framework demands a default export here.
export default defineConfig<object, {servedAt: string}>({
  ...site,
  timeout: TEST_TIMEOUT,
  expect: {timeout: EXPECT_TIMEOUT},
  webServer: {
    command: `npm run dev -- --port ${PORT} --no-open`,
    url: `${address}/toolhive/`,
    timeout: START_TIMEOUT,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
  projects: [{name: 'dev', testMatch: 'journeys/**/*.spec.ts', use: {servedAt: address}}],
});
