import '../support/endOnErrors.mjs';
import {readFile} from 'node:fs/promises';
import {loadIndex} from '@toolhive-docs/search-engine';
import {pagesRequest} from './pagesRequest';
import {parseQueries} from './parseQueries';
import {readIndex} from './readIndex';
import {inProject} from '../support/projectRoot.mjs';
import {readCommand} from '../support/readCommand';

const HELP = `Usage: npm run -s search:query -- --queries FILE.jsonl

Answers queries from the index of the built site, ten pages each, as one {"id":…,"routes":[…]} a line.

Flags:
  --queries FILE  The queries, one {"id":…,"query":…} a line
  --help          Show this text`;

const {values} = readCommand(HELP, {options: {queries: {type: 'string'}}});
if (values.queries === undefined)
  throw new Error(
    'Say which queries: npm run -s search:query -- --queries FILE.jsonl, one {"id":…,"query":…} a line.',
  );
const queries = parseQueries(await readFile(values.queries, 'utf8'), values.queries);
const engine = loadIndex(readIndex(inProject('build')));
for (const {id, query} of queries) {
  const {hits} = engine.search(pagesRequest(query));
  const routes = hits.flatMap(({url}) =>
    url === undefined ? [] : [new URL(url, 'http://localhost').pathname],
  );
  process.stdout.write(`${JSON.stringify({id, routes: [...new Set(routes)]})}\n`);
}
