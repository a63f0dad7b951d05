import {runCommand} from './support/runCommand.mjs';

// `npm run test:engines [-- options of Playwright Test]`: install and build what is needed, then run the journeys in Firefox and WebKit.
runCommand(() => import('./support/testEngines.mjs'));
