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

// `node scripts/run.mjs COMMAND`: loads its code only when this Node is new enough to read it. What follows is for the command.
const [name = ''] = process.argv.splice(2, 1);
const known = Object.keys(COMMANDS).join(', ');
const load = COMMANDS[name] ?? (() => Promise.reject(new Error(`no "${name}"; allowed: ${known}`)));
if (checkNode(name === 'test' ? REQUIRED_BY_TESTS : REQUIRED)) void load().catch(fail);
