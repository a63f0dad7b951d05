import type {OpenEngine} from './engines/engine';
import type {JudgedQuery} from './judgedQueries';
import {rate} from './metrics';

/** The queries whose first page does not answer or whose list is far from ideal: each with what is wanted and what is given. */
export async function listMisses(
  engine: OpenEngine,
  queries: readonly JudgedQuery[],
): Promise<string> {
  const blocks: string[] = [];
  for (const {id, query, routes: grades} of queries) {
    const {routes} = await engine.ask(query);
    const {mrr, ndcg10} = rate(grades, routes);
    if (mrr === 1 && ndcg10 > 0.8) continue;
    const given = routes
      .slice(0, 5)
      .map((route, at) => `    ${at + 1}. ${route} (${grades[route] ?? 0})`);
    blocks.push(
      [
        `${id} “${query}” MRR ${mrr.toFixed(2)}, nDCG ${ndcg10.toFixed(2)}; wanted: ${Object.keys(grades).join(', ')}`,
        ...given,
      ].join('\n'),
    );
  }
  return blocks.join('\n') || 'No misses.';
}
