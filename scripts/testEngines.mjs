import {checkNode} from './support/checkNode.mjs';
import {fail} from './support/fail.mjs';

// `npm run test:engines [-- options of Playwright Test]`: install and build what is needed, then run the journeys in Firefox and WebKit.
if (checkNode()) {
  void import('./support/testEngines.mjs').then(({testEngines}) => testEngines()).catch(fail);
}
