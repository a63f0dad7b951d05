import {fileURLToPath} from 'node:url';
import {defineConfig, type Project} from '@playwright/test';
import site from './playwright.config';
import {ENGINES} from './scripts/support/engines.mjs';
import {notIn} from './tests/engines/notIn';

const TEST_TIMEOUT = 60_000;
const EXPECT_TIMEOUT = 15_000;
/** Dark, of `layout.css.prefers-color-scheme.content-override`. */
const DARK = 0;

/** How each engine is driven, given the path of its browser. */
const DRIVEN: Readonly<Record<string, (executablePath: string) => Project['use']>> = {
  firefox: () => ({
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: fileURLToPath(new URL('./tests/engines/firefox.mjs', import.meta.url)),
      firefoxUserPrefs: {'layout.css.prefers-color-scheme.content-override': DARK},
    },
    // Playwright puts a style into the page for each, which the content policy refuses.
    screenshot: 'off',
  }),
  webkit: (executablePath) => ({browserName: 'webkit', launchOptions: {executablePath}}),
};

const missing = ENGINES.filter(({find}) => find() === undefined).map(({name}) => name);

// `npm run test:engines`: the journeys of readers in the engines beside Chromium that are installed, from the files that test the build
// in Chromium.
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
  projects: ENGINES.flatMap(({browserName, find}) => {
    const path = find();
    const use = path === undefined ? undefined : DRIVEN[browserName]?.(path);
    const testMatch = '**/tests/{journeys,engines}/**/*.spec.ts';
    return use
      ? {name: browserName, testMatch, use, grepInvert: new RegExp(notIn(browserName))}
      : [];
  }),
});
