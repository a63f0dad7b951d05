import {buildSite} from './buildSite.mjs';
import {prepare} from './prepare.mjs';
import {runStep} from './runStep.mjs';
import {tools} from './tools.mjs';

/** Builds the site if something has changed, and makes a zip of it that works without a server. */
export async function offline() {
  const isMade = await prepare(async () => {
    if (!(await buildSite({onlyIfChanged: true})).ok) return false;
    const {ok} = await runStep({
      title: 'Writing the zip',
      args: [tools.tsx, 'scripts/buildOffline.ts'],
    });
    return ok;
  });
  process.exitCode = isMade ? 0 : 1;
}
