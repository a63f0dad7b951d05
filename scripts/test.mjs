import {checkNode} from './support/checkNode.mjs';

// `npm test`: install and build what is needed, then run every kind of check.
if (checkNode()) {
  void import('./support/test.mjs').then(({test}) => test());
}
