import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {loadIndex, READERS_LETTERS_FOR_ONE_TYPO} from '@toolhive-docs/search-engine';
import {parseQueries} from './parseQueries';

/** Pages that each query gets at the most. */
const LIMIT = 10;

const folder = fileURLToPath(new URL('../../build/assets/search/', import.meta.url));

function stop(message: string): never {
  process.stderr.write(`Error: ${message}\n`);
  process.exit(1);
}

const USAGE =
  'Say which queries: npm run -s search:query -- --queries FILE.jsonl, one {"id":…,"query":…} a line.';

const told = (error: unknown): never =>
  stop(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);

function queriesFile(): string {
  try {
    return parseArgs({options: {queries: {type: 'string'}}}).values.queries ?? stop(USAGE);
  } catch (error) {
    return told(error);
  }
}

const file = queriesFile();
const queries = await readFile(file, 'utf8')
  .then((text) => parseQueries(text, file))
  .catch(told);
const manifest = path.join(folder, 'manifest.json');
if (!existsSync(manifest)) stop('There is no built site to search. Run: npm run build');
const {index} = JSON.parse(await readFile(manifest, 'utf8')) as {index: string};
const engine = loadIndex(await readFile(path.join(folder, path.basename(index)), 'utf8'));

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
