import {runCommand} from './support/runCommand.mjs';

// `npm run build`: install if needed, then build, whether something has changed or not.
runCommand(() => import('./support/build.mjs'));
