import {fileURLToPath} from 'node:url';
import {validate} from './markup/validate';
import {vnu} from './markup/vnu';
import {filesBelow} from './support/filesBelow';

const BUILD = 'build';
const CACHE = fileURLToPath(new URL('../.cache/markup', import.meta.url));

// The markup of all built pages: html-validate, and with `--vnu` the Nu Html Checker too where there is a Java.
const pages = (await filesBelow(BUILD)).filter((file) => file.endsWith('.html'));
const faults = await validate(pages);
if (process.argv.includes('--vnu')) {
  const found = vnu(BUILD, CACHE);
  if (found === undefined) console.log('Not checked with vnu: there is no Java on this machine.');
  faults.push(...(found ?? []));
}
for (const fault of faults) console.error(`Error: ${fault}`);
console.log(`${pages.length} pages, ${faults.length} faults of markup`);
if (pages.length === 0 || faults.length > 0) process.exitCode = 1;
