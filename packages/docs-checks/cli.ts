import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {checkDocs} from './checkDocs';
import {checkSources} from './checkSources';
import {readArguments} from './readArguments';
import {loadFacts} from './facts/loadFacts';
import {loadPages} from './loadPages';
import {formatReport} from './report/formatReport';
import {jsonReport} from './report/jsonReport';
import {addressesOf} from './site/anchorsRule';
import {lockFile} from './site/lockFile';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run check:docs`: checks the pages, prints the report, writes it to reports/docs.json. */
async function main(): Promise<boolean> {
  const started = performance.now();
  const {perPage, updateAnchors, files} = readArguments(process.argv.slice(2));
  const facts = loadFacts(root);
  const pages = loadPages(root);
  const present = addressesOf(pages, facts);
  if (updateAnchors) {
    facts.publishedAnchors = lockFile.merge(facts.publishedAnchors, present, facts.redirects);
    writeFileSync(join(root, lockFile.path), lockFile.format(facts.publishedAnchors));
  }
  const ledger = await checkDocs(pages, facts);
  checkSources(root, facts, ledger);
  mkdirSync(join(root, 'reports'), {recursive: true});
  writeFileSync(join(root, 'reports/docs.json'), JSON.stringify(jsonReport(ledger), null, 2));
  console.log(formatReport(ledger, {perPage, files}));
  const unrecorded = present.filter((address) => !facts.publishedAnchors.includes(address)).length;
  if (unrecorded > 0) console.log(`${unrecorded} addresses are not recorded yet; when they are published, run: npm run check:docs -- --update-anchors`);
  console.log(`Took ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return ledger.problems.length === 0;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
