import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {site} from '../../site.config';
import {cutVersion} from './cutVersion';

// `npm run cut-version [-- --next v0.0.48]`: freezes the pages under the release that they describe; `--next` names the one after it.
const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  const {
    values: {next},
  } = parseArgs({options: {next: {type: 'string'}}});
  process.stdout.write(`${await cutVersion({root, release: site.release, next})}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
