/**
 * What search weighs and how long it takes: the index file, the engine as a bundle, opening, queries. For larger sites see growth.ts.
 * Run: npx tsx bench/search/weigh.ts [build directory]
 */
import {execFileSync} from 'node:child_process';
import {buildIndex, loadIndex, type SearchRecord} from '@toolhive-docs/search-engine';
import {boxRequest} from './boxRequest';
import {brotliSize, kilobytes} from './brotliSize';
import {judgedQueries} from './judgedQueries';
import {siteRecords} from './siteRecords';
import {synonyms} from './synonyms';
import {percentiles, time} from './timing';

const ENGINE = 'packages/search-engine/index.ts';

const records = siteRecords(process.argv[2]);
const queries = judgedQueries().map(({query}) => boxRequest(query));

console.log(`engine, bundled and minified: ${kilobytes(bundle())} brotli`);
console.table([row(records)]);

function row(of: readonly SearchRecord[]): Record<string, string | number> {
  const built = time(() => JSON.stringify(buildIndex(of, {synonyms: synonyms()})));
  const before = process.memoryUsage();
  const opened = time(() => loadIndex(built.value));
  const {p50, p95} = percentiles(queries.map((request) => () => opened.value.search(request)));
  const after = process.memoryUsage();
  return {
    pages: opened.value.pageCount,
    records: of.length,
    'index, brotli': kilobytes(brotliSize(built.value)),
    'build ms': Math.round(built.ms),
    'open ms': Math.round(opened.ms),
    'p50 ms': p50.toFixed(2),
    'p95 ms': p95.toFixed(2),
    'memory MB': Math.round(
      (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6,
    ),
  };
}

function bundle(): number {
  const script = execFileSync(
    'node_modules/.bin/esbuild',
    [ENGINE, '--bundle', '--minify', '--format=esm', '--target=es2022'],
    {maxBuffer: 1e8},
  );
  return brotliSize(script);
}
