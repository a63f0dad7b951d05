/**
 * What search weighs and how long it takes: the index file, the engine as a bundle, opening, queries; for this site and for larger ones.
 * Run: npx tsx bench/search/weigh.ts [build directory] [--growth]
 */
import { execFileSync } from 'node:child_process';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildIndex, loadIndex, type SearchRecord } from '../../packages/search-engine';
import { boxRequest } from './boxRequest';
import { growRecords } from './growRecords';
import { judgedQueries } from './judgedQueries';
import { recordsOfBuild } from './recordsOfBuild';
import { synonyms } from './synonyms';
import { percentiles, time } from './timing';

const ENGINE = 'packages/search-engine/index.ts';

/** Pages, and records a page: 100,000 records at 10,000 pages. */
const GROWTH = [[100, 10], [1000, 10], [10_000, 10], [1000, 100]] as const;

const directory = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'build';
const records = recordsOfBuild(directory);
const queries = judgedQueries().map(({ query }) => boxRequest(query));

console.log(`engine, bundled and minified: ${kilobytes(bundle())} brotli`);
const rows = [row(records)];
if (process.argv.includes('--growth')) for (const [pages, perPage] of GROWTH) rows.push(row(growRecords(records, pages, perPage)));
console.table(rows);

function row(of: readonly SearchRecord[]): Record<string, string | number> {
  const built = time(() => JSON.stringify(buildIndex(of, { synonyms: synonyms() })));
  const before = process.memoryUsage();
  const opened = time(() => loadIndex(built.value));
  const { p50, p95 } = percentiles(queries.map((request) => () => opened.value.search(request)));
  const after = process.memoryUsage();
  return {
    pages: opened.value.pageCount,
    records: of.length,
    'index, brotli': kilobytes(compressed(built.value)),
    'build ms': Math.round(built.ms),
    'open ms': Math.round(opened.ms),
    'p50 ms': p50.toFixed(2),
    'p95 ms': p95.toFixed(2),
    'memory MB': Math.round((after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6),
  };
}

function bundle(): number {
  const script = execFileSync('node_modules/.bin/esbuild', [ENGINE, '--bundle', '--minify', '--format=esm', '--target=es2022'], { maxBuffer: 1e8 });
  return brotliCompressSync(script).length;
}

/** Large files are compressed less hard: the last percent is not worth a minute. */
function compressed(text: string): number {
  const quality = text.length > 5_000_000 ? 6 : constants.BROTLI_MAX_QUALITY;
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } }).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
