/**
 * How well each engine answers the judged queries, by class and half. Run: npx tsx bench/search/relevance.ts [build directory]
 */
import type { Engine } from './engines/engine';
import { miniSearchPlain } from './engines/miniSearchPlain';
import { miniSearchVitePress } from './engines/miniSearchVitePress';
import { ours } from './engines/ours';
import { judgedQueries, type JudgedQuery } from './judgedQueries';
import { mean, rate, type Metrics } from './metrics';
import { recordsOfBuild } from './recordsOfBuild';

const ENGINES: readonly Engine[] = [ours, miniSearchVitePress, miniSearchPlain];

const records = recordsOfBuild(process.argv[2] ?? 'build');
const queries = judgedQueries();
const pages = new Set(records.map((record) => record.url_without_anchor));
const missing = [...new Set(queries.flatMap(({ routes }) => Object.keys(routes)))].filter((route) => !pages.has(route));
console.log(`${records.length} records of ${pages.size} pages, ${queries.length} queries${missing.length > 0 ? `; judged pages that are not built: ${missing.join(', ')}` : ''}`);

for (const held of [false, true]) {
  console.log(`\n${held ? 'Held back' : 'Tuned on'}: MRR / success@1 / nDCG@10`);
  const half = queries.filter((query) => query.held_back === held);
  const classes = [...new Set(half.map((query) => query.class))];
  console.table(Object.fromEntries(ENGINES.map((engine) => [engine.name, row(engine, half, classes)])));
}

function row(engine: Engine, half: readonly JudgedQuery[], classes: readonly string[]): Record<string, string> {
  const ask = engine.open(records);
  const rated = half.map((query) => ({ class: query.class, metrics: rate(query.routes, ask(query.query)) }));
  const of = (name: string): string => show(mean(rated.filter((one) => one.class === name).map((one) => one.metrics)));
  return { all: show(mean(rated.map((one) => one.metrics))), ...Object.fromEntries(classes.map((name) => [name, of(name)])) };
}

function show({ mrr, success1, ndcg10 }: Metrics): string {
  return [mrr, success1, ndcg10].map((figure) => figure.toFixed(2).replace(/^0/, '')).join(' ');
}
