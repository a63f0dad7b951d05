import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {checkDocs} from './checkDocs';
import {checkSources} from './checkSources';
import {loadFacts} from './facts/loadFacts';
import {loadPages, loadSkills} from './loadPages';
import {fileParts} from './report/fileParts';
import {formatReport, jsonReport} from './report/formatReport';
import {styleTable} from './report/styleTable';
import {checkEvidence} from './toolhive/site/evidence';
import {checkQuestions} from './toolhive/site/questions';

export interface Arguments {
  /** Shows what was checked on each page. */
  perPage: boolean;
  /** Shows how the sentences of each page run. */
  style: boolean;
  /** Parts of file names: only problems of these pages are shown. Empty means all. */
  files: string[];
}

/**
 * Reads the command line of `npm run check:docs`.
 * @throws Error naming the unknown option and the known ones.
 */
export function readArguments(words: readonly string[]): Arguments {
  const known = ['--pages', '--style'];
  const options = words.filter((word) => word.startsWith('-'));
  const unknown = options.find((option) => !known.includes(option));
  if (unknown !== undefined)
    throw new Error(
      `unknown option ${unknown}; known: ${known.join(', ')}, and parts of file names`,
    );
  return {
    perPage: options.includes('--pages'),
    style: options.includes('--style'),
    files: words.filter((word) => !word.startsWith('-')),
  };
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run check:docs`: checks the pages, prints the report, writes it to reports/docs.json. */
async function main(): Promise<boolean> {
  const started = performance.now();
  const {perPage, style, files: words} = readArguments(process.argv.slice(2));
  const files = fileParts(root, words);
  const facts = loadFacts(root);
  const pages = loadPages(root);
  const sources = new Map(pages.map(({file, generated}) => [file, generated]));
  const ledger = await checkDocs(pages, facts, loadSkills(root));
  await checkSources(root, facts, ledger);
  checkEvidence(pages, facts, ledger);
  checkQuestions(pages, root, ledger);
  mkdirSync(join(root, 'reports'), {recursive: true});
  writeFileSync(join(root, 'reports/docs.json'), JSON.stringify(jsonReport(ledger), null, 2));
  console.log(formatReport(ledger, {perPage, files, sources}));
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
