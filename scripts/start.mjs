import {checkNode} from './support/checkNode.mjs';
import {fail} from './support/fail.mjs';

// `npm start`: install if needed, build if needed, serve.
if (checkNode()) {
  void import('./support/start.mjs').then(({start}) => start()).catch(fail);
}
