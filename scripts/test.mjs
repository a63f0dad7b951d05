import {REQUIRED_BY_TESTS} from './support/checkNode.mjs';
import {runCommand} from './support/runCommand.mjs';

// `npm test`: install and build what is needed, then run every kind of check.
runCommand(() => import('./support/test.mjs'), REQUIRED_BY_TESTS);
