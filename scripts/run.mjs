import {checkNode, REQUIRED, REQUIRED_BY_TESTS} from './support/checkNode.mjs';
import {fail} from './support/fail.mjs';

/** Commands of package.json, whose modules do their work while they are loaded. @type {Record<string, () => Promise<unknown>>} */
const COMMANDS = {
  build: () => import('./support/build.mjs'),
  offline: () => import('./support/offline.mjs'),
  serve: () => import('./support/serve.mjs'),
  start: () => import('./support/start.mjs'),
  test: () => import('./support/test.mjs'),
  testEngines: () => import('./support/testEngines.mjs'),
};

/** Commands that take no arguments. */
const ALONE = ['build', 'offline', 'test'];

// `node scripts/run.mjs COMMAND`: loads its code only when this Node is new enough to read it. What follows is for the command.
const [name = ''] = process.argv.splice(2, 1);
if (checkNode(name === 'test' ? REQUIRED_BY_TESTS : REQUIRED)) void run().catch(fail);

/** @throws Error for a command that is none, and for arguments of one that takes none. */
async function run() {
  const load = COMMANDS[name];
  if (!load) throw new Error(`no "${name}"; allowed: ${Object.keys(COMMANDS).join(', ')}`);
  const [argument] = process.argv.slice(2);
  if (argument !== undefined && ALONE.includes(name))
    throw new Error(
      `"${argument}" is not accepted: ${name} takes no arguments. Fix: leave it out.`,
    );
  await load();
}
