import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {site} from '../../site.config';
import {cutVersion} from './cutVersion';

const USAGE = `npm run cut-version [-- --next v0.0.48]: freezes the pages under the release that they describe
  --next NAME  name of the release after it`;
const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  const {
    values: {next, help},
  } = parseArgs({options: {next: {type: 'string'}, help: {type: 'boolean', short: 'h'}}});
  console.log(help ? USAGE : await cutVersion({root, release: site.release, next}));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
