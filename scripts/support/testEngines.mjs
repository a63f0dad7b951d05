import {buildSite} from './buildSite.mjs';
import {ensureChromium} from './ensureChromium.mjs';
import {ensureEngines} from './ensureEngines.mjs';
import {prepare} from './prepare.mjs';
import {runStep} from './runStep.mjs';
import {tools} from './tools.mjs';

// Builds the site if something has changed, installs the engines that are missing, and runs the journeys in them.
const isReady = await prepare(
  async () =>
    (await ensureChromium()) &&
    (await ensureEngines()) &&
    (await buildSite({onlyIfChanged: true})).ok,
);
const journeys = {
  title: 'Running the journeys in other engines',
  args: [
    ...[tools.playwrightTest, 'test', '--config=playwright.engines.config.ts'],
    ...process.argv.slice(2),
  ],
};
process.exitCode = isReady ? (await runStep(journeys)).code : 1;
