import {checkNode, REQUIRED_BY_TESTS} from './support/checkNode.mjs';
import {fail} from './support/fail.mjs';

// `npm test`: install and build what is needed, then run every kind of check.
if (checkNode(REQUIRED_BY_TESTS)) {
  void import('./support/test.mjs').then(({test}) => test()).catch(fail);
}
