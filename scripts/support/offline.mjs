import {buildSite} from './buildSite.mjs';
import {prepare} from './prepare.mjs';
import {runStep} from './runStep.mjs';
import {tools} from './tools.mjs';

// Builds the site if something has changed, and makes a zip of it that works without a server.
const {ok} = await prepare(async () => {
  const built = await buildSite({onlyIfChanged: true});
  return built.ok
    ? runStep({title: 'Writing the zip', args: [tools.tsx, 'scripts/buildOffline.ts']})
    : built;
});
process.exitCode = ok ? 0 : 1;
