import type {OpenEngine} from './engines/engine';
import type {JudgedQuery} from './judgedQueries';
import {mean, rate, type Metrics} from './metrics';
import {percentilesOf, type Percentiles} from './timing';

/** How an engine did: the mean over all queries and over each class. */
export interface Scores {
  readonly all: Metrics;
  readonly classes: Readonly<Record<string, Metrics>>;
}

/** An engine's answers to a list of queries, in their order, and how long they took. */
export interface Asked {
  readonly routes: readonly (readonly string[])[];
  readonly times: Percentiles;
}

/** Asks every query `rounds` times; each query's time is its best, so that a busy machine does not show. */
export async function askAll(
  engine: OpenEngine,
  queries: readonly JudgedQuery[],
  rounds = 1,
): Promise<Asked> {
  const best = queries.map(() => Infinity);
  const routes: (readonly string[])[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const [at, {query}] of queries.entries()) {
      const answer = await engine.ask(query);
      routes[at] = answer.routes;
      best[at] = Math.min(best[at] ?? Infinity, answer.ms);
    }
  }
  return {routes, times: percentilesOf(best)};
}

/** Rates answers by the grades of their queries; `routes` are in the order of `queries`. */
export function scoresOf(
  queries: readonly JudgedQuery[],
  routes: readonly (readonly string[])[],
): Scores {
  const rated = queries.map((query, at) => ({
    class: query.class,
    metrics: rate(query.routes, routes[at] ?? []),
  }));
  const meanOf = (name?: string): Metrics =>
    mean(rated.filter((one) => name === undefined || one.class === name).map((one) => one.metrics));
  const names = [...new Set(rated.map((one) => one.class))];
  return {all: meanOf(), classes: Object.fromEntries(names.map((name) => [name, meanOf(name)]))};
}
