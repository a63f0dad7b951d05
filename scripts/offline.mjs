import {runCommand} from './support/runCommand.mjs';

// `npm run build:offline`: install and build what is needed, then make a zip that works without a server.
runCommand(() => import('./support/offline.mjs'));
