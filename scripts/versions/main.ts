import '../support/endOnErrors.mjs';
import {site} from '../../site.config';
import {projectRoot} from '../support/projectRoot.mjs';
import {readCommand} from '../support/readCommand';
import {cutVersion} from './cutVersion';

const USAGE = `npm run cut-version [-- --next v0.0.48]: freezes the pages under the release that they describe
  --next NAME  name of the release after it`;

const {next} = readCommand(USAGE, {options: {next: {type: 'string'}}}).values;
console.log(await cutVersion({root: projectRoot, release: site.release, next}));
