import '../support/endOnErrors.mjs';
import {fileURLToPath} from 'node:url';
import {site} from '../../site.config';
import {readCommand} from '../support/readCommand';
import {cutVersion} from './cutVersion';

const USAGE = `npm run cut-version [-- --next v0.0.48]: freezes the pages under the release that they describe
  --next NAME  name of the release after it`;
const root = fileURLToPath(new URL('../..', import.meta.url));

const {next} = readCommand(USAGE, {options: {next: {type: 'string'}}}).values;
console.log(await cutVersion({root, release: site.release, next}));
