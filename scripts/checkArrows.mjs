import {spawnSync} from 'node:child_process';
import {tools} from './support/tools.mjs';

// `npm run check:arrows`: which part of the project imports which, by .dependency-cruiser.js.
const PARTS = [
  'config',
  'plugins',
  'packages',
  'src',
  'server',
  'scripts',
  'bench',
  'deploy',
  'specs',
  'tests',
];
const FILES = ['docusaurus.config.ts', 'sidebars.ts', 'site.config.ts'];

const {status} = spawnSync(
  process.execPath,
  [tools.depcruise, '--config', '.dependency-cruiser.js', ...PARTS, ...FILES],
  {stdio: 'inherit'},
);
process.exitCode = status ?? 1;
