import {checkNode} from './support/checkNode.mjs';
import {fail} from './support/fail.mjs';

// `npm run serve`: serves the build that is there, in this process, so that signals reach the server.
if (checkNode()) {
  void import('./support/serve.mjs').then(({serve}) => serve()).catch(fail);
}
