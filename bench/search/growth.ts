/**
 * How search grows: the index file and the time to build it, then, in a program of its own, the time to open it, its memory and its answers.
 * Larger sites are made of this one's pages. Run: npm run bench:search-growth [-- build directory]
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildIndex, type SearchRecord} from '@toolhive-docs/search-engine';
import {brotliSize, kilobytes} from './brotliSize';
import {growRecords} from './growRecords';
import {markdownTable} from './markdownTable';
import type {Opened} from './openIndex';
import {siteRecords} from './siteRecords';
import {synonyms} from './synonyms';
import {time} from './timing';

/** Pages, and records a page: 100,000 records at 10,000 pages. */
const SIZES = [
  [100, 10],
  [1000, 10],
  [10_000, 10],
] as const;

const records = siteRecords(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'search-growth-'));
try {
  const rows = [
    records,
    ...SIZES.map(([pages, perPage]) => growRecords(records, pages, perPage)),
  ].map(row);
  console.log(
    markdownTable([
      [
        'pages',
        'records',
        'index',
        'brotli',
        'build s',
        'open s',
        'memory (RSS)',
        'p50 ms',
        'p95 ms',
      ],
      ...rows,
    ]),
  );
} finally {
  rmSync(folder, {recursive: true, force: true});
}

function row(of: readonly SearchRecord[]): (string | number)[] {
  const {value: text, ms} = time(() => JSON.stringify(buildIndex(of, {synonyms: synonyms()})));
  const file = join(folder, `${of.length}.json`);
  writeFileSync(file, text);
  const program = fileURLToPath(new URL('openIndex.ts', import.meta.url));
  const {pages, openMs, rss, p50, p95} = JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', program, file], {encoding: 'utf8'}),
  ) as Opened;
  return [
    pages,
    of.length,
    kilobytes(Buffer.byteLength(text)),
    kilobytes(brotliSize(text)),
    (ms / 1000).toFixed(1),
    (openMs / 1000).toFixed(2),
    `${Math.round(rss / 1e6)} MB`,
    p50.toFixed(2),
    p95.toFixed(2),
  ];
}
