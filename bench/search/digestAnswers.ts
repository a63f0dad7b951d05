/**
 * Does a change leave every answer as it was? Prints a digest for each answer, to be compared with those of another tree:
 * `npx tsx bench/search/digestAnswers.ts build/assets/search/index.….json > /tmp/after`, then `diff /tmp/before /tmp/after`.
 * Asks every judged query letter by letter as the search box does, and as the results page does; then for suggestions and related pages.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {loadIndex} from '@toolhive-docs/search-engine';
import {boxRequest} from './boxRequest';
import {judgedQueries} from './judgedQueries';

const engine = loadIndex(readFileSync(process.argv[2] ?? '', 'utf8'));

function print(what: string, answer: unknown): void {
  const text = JSON.stringify(answer, (name, value: unknown) =>
    name === 'processingTimeMS' || name === 'queryID' ? undefined : value,
  );
  console.log(`${createHash('sha256').update(text).digest('base64url').slice(0, 16)} ${what}`);
}

for (const {query} of judgedQueries()) {
  for (let length = 1; length <= query.length; length++) {
    const typed = query.slice(0, length);
    print(`box ${typed}`, engine.search(boxRequest(typed)));
  }
  const page = {query, facets: ['kind', 'type'], attributesToRetrieve: ['*', 'summary']};
  for (const more of [
    {},
    {distinct: 'page', optionalWords: query},
    {distinct: false, page: 2},
  ] as const)
    print(`page ${query}`, engine.search({...page, ...more}));
  print(`suggest ${query}`, engine.suggest(query.split('').reverse().join('')));
  print(`suggest ${query}`, engine.suggest(`${query} qqqq`));
}
const pages = new Set(
  engine
    .search({query: '', hitsPerPage: 1000, distinct: 'page'})
    .hits.map((hit) => hit.url_without_anchor ?? ''),
);
for (const page of pages) print(`related ${page}`, engine.related(page, 30));
