import {runCommand} from './support/runCommand.mjs';

// `npm start`: install if needed, build if needed, serve.
runCommand(() => import('./support/start.mjs'));
