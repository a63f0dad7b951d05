import '../support/endOnErrors.mjs';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {loadIndex, READERS_LETTERS_FOR_ONE_TYPO} from '@toolhive-docs/search-engine';
import {parseQueries} from './parseQueries';
import {readCommand} from '../support/readCommand';

/** Pages that each query gets at the most. */
const LIMIT = 10;

const folder = fileURLToPath(new URL('../../build/assets/search/', import.meta.url));

const HELP = `Usage: npm run -s search:query -- --queries FILE.jsonl

Answers queries from the index of the built site, ten pages each, as one {"id":…,"routes":[…]} a line.

Flags:
  --queries FILE  The queries, one {"id":…,"query":…} a line
  --help          Show this text`;

async function main(): Promise<void> {
  const {values} = readCommand(HELP, {options: {queries: {type: 'string'}}});
  if (values.queries === undefined)
    throw new Error(
      'Say which queries: npm run -s search:query -- --queries FILE.jsonl, one {"id":…,"query":…} a line.',
    );
  const queries = parseQueries(await readFile(values.queries, 'utf8'), values.queries);
  const engine = loadIndex(await readFile(await indexFile(), 'utf8'));
  for (const {id, query} of queries) {
    const {hits} = engine.search({
      query,
      optionalWords: query,
      minWordSizefor1Typo: READERS_LETTERS_FOR_ONE_TYPO,
      distinct: 'page',
      hitsPerPage: LIMIT,
    });
    const routes = [
      ...new Set(
        hits.flatMap(({url}) =>
          url === undefined ? [] : [new URL(url, 'http://localhost').pathname],
        ),
      ),
    ];
    process.stdout.write(`${JSON.stringify({id, routes})}\n`);
  }
}

/** The index that the manifest of the built site names. @throws Error when there is no built site. */
async function indexFile(): Promise<string> {
  const manifest = path.join(folder, 'manifest.json');
  if (!existsSync(manifest))
    throw new Error('There is no built site to search. Run: npm run build');
  const {index} = JSON.parse(await readFile(manifest, 'utf8')) as {index: string};
  return path.join(folder, path.basename(index));
}

await main();
