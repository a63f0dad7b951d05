import {runCommand} from './support/runCommand.mjs';

// `npm run serve`: serves the build that is there, in this process, so that signals reach the server.
runCommand(() => import('./support/serve.mjs'));
