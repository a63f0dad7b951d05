import './support/endOnErrors.mjs';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {loadCliSpec, loadSince} from '@toolhive-docs/cli-spec';
import {
  checkDocs,
  checkEvidence,
  checkQuestions,
  checkRelease,
  checkSources,
  fileParts,
  formatReport,
  jsonReport,
  loadFacts,
  loadPages,
  loadSkills,
  styleRows,
} from '@toolhive-docs/docs-checks';
import {changesFiles} from '../plugins/changes-reference/files';
import {writeChangesPage} from '../plugins/changes-reference/writeChanges';
import {commandFiles} from '../plugins/cli-reference/files';
import {writePages} from '../plugins/cli-reference/writePages';
import {writeErrorsPage} from '../plugins/errors-reference';
import {inProject, projectRoot} from './support/projectRoot.mjs';
import {readCommand} from './support/readCommand';
import {textTable} from './support/textTable.mjs';

const USAGE = `npm run check:docs [-- PART... --pages --style]
  PART     shows only problems of files whose names have this part
  --pages  shows what was checked on each page
  --style  shows how the sentences of each page run
The whole report is written to reports/docs.json.`;

const {
  values: {pages: perPage, style},
  positionals,
} = readCommand(USAGE, {
  allowPositionals: true,
  options: {pages: {type: 'boolean', default: false}, style: {type: 'boolean', default: false}},
});
const files = fileParts(projectRoot, positionals);

// Generated pages are checked like all others, so they must be there and up to date.
const {specFile, sinceFile, outDir} = commandFiles;
writePages(loadCliSpec(specFile), loadSince(sinceFile), outDir);
writeChangesPage(changesFiles);
writeErrorsPage(projectRoot);

const started = performance.now();
const facts = loadFacts(projectRoot);
const pages = loadPages(projectRoot);
const ledger = await checkDocs(pages, facts, loadSkills(projectRoot));
await checkSources(projectRoot, facts, ledger);
checkEvidence(pages, facts, ledger);
checkQuestions(pages, projectRoot, ledger);
checkRelease(readFileSync(inProject('site.config.ts'), 'utf8'), facts, ledger);
mkdirSync(inProject('reports'), {recursive: true});
writeFileSync(inProject('reports/docs.json'), JSON.stringify(jsonReport(ledger), null, 2));
const sources = new Map(pages.map(({file, generated}) => [file, generated]));
console.log(formatReport(ledger, {perPage, files, sources}));
if (style) console.log(textTable(styleRows(pages, files), 1).join('\n'));
console.log(`Took ${((performance.now() - started) / 1000).toFixed(1)} s.`);
if (ledger.problems.length > 0) process.exitCode = 1;
