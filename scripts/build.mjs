import {checkNode} from './support/checkNode.mjs';
import {fail} from './support/fail.mjs';

// `npm run build`: install if needed, then build, whether something has changed or not.
if (checkNode()) {
  void import('./support/build.mjs').then(({build}) => build()).catch(fail);
}
