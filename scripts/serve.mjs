import {checkNode} from './support/checkNode.mjs';

// `npm run serve`: serves the build that is there, in this process, so that signals reach the server.
if (checkNode()) {
  void import('./support/serve.mjs').then(({serve}) => serve());
}
