import {spawnSync} from 'node:child_process';
import {tools} from './support/tools.mjs';

// `npm run typecheck`: the site, then the scripts, which have a configuration of their own.
const projects = ['.', 'scripts'].map((project) =>
  spawnSync(process.execPath, [tools.tsc, '--noEmit', '--project', project], {stdio: 'inherit'}),
);
process.exitCode = projects.every(({status}) => status === 0) ? 0 : 1;
