/** Opens the index file that is named, answers the judged queries as a search box asks them, and prints what that took, as JSON. */
import {readFileSync} from 'node:fs';
import {loadIndex} from '@toolhive-docs/search-engine';
import {boxRequest} from './boxRequest';
import {judgedQueries} from './judgedQueries';
import {percentiles, time, type Percentiles} from './timing';

/** What is printed. */
export interface Opened extends Percentiles {
  readonly pages: number;
  readonly openMs: number;
  /** Memory of the whole program, in bytes, after all answers. */
  readonly rss: number;
}

const {value: engine, ms: openMs} = time(() =>
  loadIndex(readFileSync(process.argv[2] ?? '', 'utf8')),
);
const times = percentiles(
  judgedQueries().map(
    ({query}) =>
      () =>
        engine.search(boxRequest(query)),
  ),
  3,
);
const opened: Opened = {pages: engine.pageCount, openMs, rss: process.memoryUsage().rss, ...times};
console.log(JSON.stringify(opened));
