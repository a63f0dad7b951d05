/**
 * How well, how fast and with how large an index each engine answers the judged queries.
 * Run: npm run bench:search [-- [build directory] --only ours,lunr --misses CLASS --save-floors]
 * `--misses` lists the queries of a class that our engine answers badly, out of those that may be looked at.
 * `--save-floors` stores how well our engine does as the least it has to do (tests/search/relevance.spec.ts).
 */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {brotliSize, kilobytes} from './brotliSize';
import type {Engine} from './engines/engine';
import {flexSearch} from './engines/flexSearch';
import {lunrSearch} from './engines/lunr';
import {miniSearchPlain} from './engines/miniSearchPlain';
import {miniSearchVitePress} from './engines/miniSearchVitePress';
import {orama} from './engines/orama';
import {ours} from './engines/ours';
import {pagefind} from './engines/pagefind';
import {postgres} from './engines/postgres';
import {floorsFile} from './gate';
import {judgedQueries, type QuerySet} from './judgedQueries';
import {listMisses} from './listMisses';
import {markdownTable} from './markdownTable';
import type {Metrics} from './metrics';
import {siteRecords} from './siteRecords';
import {askAll, scoresOf, type Scores} from './scoresOf';

const ENGINES: readonly Engine[] = [
  ours,
  miniSearchVitePress,
  miniSearchPlain,
  orama,
  flexSearch,
  lunrSearch,
  pagefind,
  postgres,
];
const SETS: readonly QuerySet[] = ['held back', 'fresh', 'tuned'];
/** Each query is asked this often and timed by its best. */
const ROUNDS = 3;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {only: {type: 'string'}, misses: {type: 'string'}, 'save-floors': {type: 'boolean'}},
});
const records = siteRecords(positionals[0]);
const queries = judgedQueries();
const pages = new Set(records.map((record) => record.url_without_anchor));
const missing = [...new Set(queries.flatMap(({routes}) => Object.keys(routes)))].filter(
  (route) => !pages.has(route),
);
console.log(
  `${records.length} records of ${pages.size} pages, ${queries.length} queries${missing.length > 0 ? `; judged pages that are not built: ${missing.join(', ')}` : ''}`,
);

if (values.misses !== undefined)
  console.log(
    await listMisses(
      await ours.open(records),
      queries.filter((query) => query.set === 'tuned' && query.class === values.misses),
    ),
  );
else if (values['save-floors']) await saveFloors();
else
  await compare(
    ENGINES.filter(({name}) => values.only === undefined || values.only.split(',').includes(name)),
  );

async function saveFloors(): Promise<void> {
  const heldBack = queries.filter(({set}) => set === 'held back');
  const {routes} = await askAll(await ours.open(records), heldBack);
  const rounded = JSON.stringify(
    scoresOf(heldBack, routes),
    (_, value: unknown) => (typeof value === 'number' ? Math.floor(value * 1000) / 1000 : value),
    2,
  );
  writeFileSync(floorsFile, `${rounded}\n`);
}

async function compare(engines: readonly Engine[]): Promise<void> {
  const weights: (string | number)[][] = [
    ['engine', 'index, brotli', 'p50 ms', 'p95 ms', 'set-up'],
  ];
  const scores = new Map<QuerySet, Map<string, Scores>>(SETS.map((set) => [set, new Map()]));
  for (const {name, setUp, open} of engines) {
    try {
      const engine = await open(records);
      const {routes, times} = await askAll(engine, queries, ROUNDS);
      const size = engine
        .files()
        .reduce(
          (sum, file) => sum + (typeof file === 'string' ? brotliSize(file) : file.length),
          0,
        );
      await engine.close?.();
      weights.push([name, kilobytes(size), times.p50.toFixed(2), times.p95.toFixed(2), setUp]);
      for (const [set, table] of scores) {
        const isOwn = (_: unknown, at: number) => queries[at]?.set === set;
        table.set(name, scoresOf(queries.filter(isOwn), routes.filter(isOwn)));
      }
    } catch (error) {
      console.error(`${name} is left out: ${String(error)}`);
    }
  }
  console.log(`\n${markdownTable(weights)}`);
  for (const [set, table] of scores) {
    const classes = Object.keys([...table.values()][0]?.classes ?? {});
    console.log(`\n${set}: MRR, success@1, nDCG@10 in hundredths\n`);
    console.log(
      markdownTable([
        ['engine', 'all', ...classes],
        ...[...table].map(([name, {all, classes: of}]) => [
          name,
          show(all),
          ...classes.map((one) => show(of[one])),
        ]),
      ]),
    );
    console.log(`\nOurs is not first in: ${notFirst(table).join('; ') || 'nothing'}`);
  }
}

/** Figures in which another engine is before ours. */
function notFirst(table: ReadonlyMap<string, Scores>): string[] {
  const {[ours.name]: own, ...others} = Object.fromEntries(table);
  if (!own) return ['all (ours was not asked)'];
  return Object.entries(others).flatMap(([name, scores]) =>
    ['all', ...Object.keys(own.classes)].flatMap((group) => {
      const [mine, theirs] = [own, scores].map((of) =>
        group === 'all' ? of.all : of.classes[group],
      );
      return (['mrr', 'success1', 'ndcg10'] as const).flatMap((figure) =>
        (theirs?.[figure] ?? 0) > (mine?.[figure] ?? 0) ? [`${group} ${figure} (${name})`] : [],
      );
    }),
  );
}

function show(metrics: Metrics | undefined): string {
  return metrics
    ? [metrics.mrr, metrics.success1, metrics.ndcg10]
        .map((figure) => String(Math.round(figure * 100)))
        .join(' ')
    : '';
}
