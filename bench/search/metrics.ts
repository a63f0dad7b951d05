/** How good a list of routes is for a judged query, each figure 0 to 1. */
export interface Metrics {
  /** Reciprocal rank of the first page that answers. */
  readonly mrr: number;
  /** 1 when the first page answers. */
  readonly success1: number;
  /** Discounted cumulative gain of the first ten, gain 2^grade − 1, as a share of the best possible. */
  readonly ndcg10: number;
}

/** Grade from which a page answers the query; below, it only helps. */
const ANSWERS = 2;
const CUT = 10;

/** Rates the first ten routes by their grades. */
export function rate(grades: Readonly<Record<string, number>>, routes: readonly string[]): Metrics {
  const found = routes.slice(0, CUT).map((route) => grades[route] ?? 0);
  const first = found.findIndex((grade) => grade >= ANSWERS);
  const best = Object.values(grades)
    .sort((a, b) => b - a)
    .slice(0, CUT);
  return {
    mrr: first < 0 ? 0 : 1 / (first + 1),
    success1: first === 0 ? 1 : 0,
    ndcg10: gain(found) / gain(best),
  };
}

/** The mean of each figure. */
export function mean(all: readonly Metrics[]): Metrics {
  const of = (pick: (one: Metrics) => number): number =>
    all.reduce((sum, one) => sum + pick(one), 0) / all.length;
  return {
    mrr: of((one) => one.mrr),
    success1: of((one) => one.success1),
    ndcg10: of((one) => one.ndcg10),
  };
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}
