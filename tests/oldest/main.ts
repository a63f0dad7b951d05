import {buildSite} from '../../scripts/support/buildSite.mjs';
import {prepare} from '../../scripts/support/prepare.mjs';
import {runStep} from '../../scripts/support/runStep.mjs';
import {tools} from '../../scripts/support/tools.mjs';
import {NEWER_BROWSERS} from '../support/newerBrowsers';
import {installChromium} from './installChromium';

// `npm run test:oldest [-- options of Playwright Test]`: build the site if something has changed, and run the browser tests in the
// oldest Chromium that it promises to work in.
async function main(): Promise<void> {
  const chromium = installChromium();
  const isReady = await prepare(async () => (await buildSite({onlyIfChanged: true})).ok);
  const {code} = isReady
    ? await runStep({
        title: 'Running the browser tests in the oldest Chromium',
        args: [
          ...[tools.playwrightTest, 'test', '--project=site', `--grep-invert=${NEWER_BROWSERS}`],
          ...process.argv.slice(2),
        ],
        env: {CHROMIUM_PATH: chromium},
      })
    : {code: 1};
  process.exitCode = code;
}

void main();
