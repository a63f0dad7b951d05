import {buildSite} from './buildSite.mjs';
import {exitCode, spawnServer} from './children.mjs';
import {prepare} from './prepare.mjs';
import {projectRoot} from './projectRoot.mjs';

// Installs and builds what is needed, then serves the site until it is stopped.
const {ok} = await prepare(async () => {
  // A wrong variable or a busy port is told before a build that takes a minute, not after.
  await serve('--check');
  return buildSite({onlyIfChanged: true});
});
if (!ok) {
  process.exit(1);
}
await serve();

/** @param {string[]} args */
async function serve(...args) {
  const server = spawnServer(process.execPath, ['--import', 'tsx', 'server/main.ts', ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  const code = await exitCode(server);
  if (code !== 0) {
    process.exit(code);
  }
}
