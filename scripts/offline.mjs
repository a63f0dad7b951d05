import {checkNode} from './support/checkNode.mjs';
import {fail} from './support/fail.mjs';

// `npm run build:offline`: install and build what is needed, then make a zip that works without a server.
if (checkNode()) {
  void import('./support/offline.mjs').then(({offline}) => offline()).catch(fail);
}
