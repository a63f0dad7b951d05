import './support/endOnErrors.mjs';
import {mkdirSync, writeFileSync} from 'node:fs';
import {validate} from './markup/validate';
import {vnu} from './markup/vnu';
import {filesBelow} from '@toolhive-docs/options/filesBelow';

const BUILD = 'build';

// `npm run check:markup`: the markup of all built pages, by html-validate, and by the Nu Html Checker where there is a Java.
const pages = filesBelow('.', BUILD).filter((file) => file.endsWith('.html'));
const byNu = vnu(BUILD);
const faults = [...(await validate(pages)), ...('faults' in byNu ? byNu.faults : [])];
const notChecked =
  'missing' in byNu ? `The markup was not checked with vnu: ${byNu.missing}.` : undefined;
for (const fault of faults) console.error(`Error: ${fault}`);
if (notChecked !== undefined) console.log(notChecked);
console.log(`${pages.length} pages, ${faults.length} faults of markup`);
mkdirSync('reports', {recursive: true});
writeFileSync('reports/markup.json', JSON.stringify({notChecked}));
if (pages.length === 0 || faults.length > 0) process.exitCode = 1;
