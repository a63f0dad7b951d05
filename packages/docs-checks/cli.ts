import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {checkDocs} from './checkDocs';
import {checkEvidence} from './evidence/checkEvidence';
import {checkSources} from './checkSources';
import {readArguments} from './readArguments';
import {loadFacts} from './facts/loadFacts';
import {loadPages} from './loadPages';
import {formatReport} from './report/formatReport';
import {styleTable} from './report/styleTable';
import {jsonReport} from './report/jsonReport';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run check:docs`: checks the pages, prints the report, writes it to reports/docs.json. */
async function main(): Promise<boolean> {
  const started = performance.now();
  const {perPage, style, files} = readArguments(process.argv.slice(2));
  const facts = loadFacts(root);
  const pages = loadPages(root);
  const ledger = await checkDocs(pages, facts);
  checkSources(root, facts, ledger);
  checkEvidence(pages, facts, ledger);
  mkdirSync(join(root, 'reports'), {recursive: true});
  writeFileSync(join(root, 'reports/docs.json'), JSON.stringify(jsonReport(ledger), null, 2));
  console.log(formatReport(ledger, {perPage, files}));
  if (style) console.log(styleTable(pages, files));
  console.log(`Took ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return ledger.problems.length === 0;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
