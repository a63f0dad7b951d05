import {spawnSync} from 'node:child_process';
import {tools} from './support/tools.mjs';

// `npm run typecheck`: the site, then what has a configuration of its own.
const projects = ['.', 'scripts', 'src/service-worker'].map((project) =>
  spawnSync(process.execPath, [tools.tsc, '--noEmit', '--project', project], {stdio: 'inherit'}),
);
process.exitCode = projects.every(({status}) => status === 0) ? 0 : 1;
