import {percentile} from '../load/figures';

/** Milliseconds below which half and 95 % of the runs stay. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
}

/** Times each run by its best of some rounds, so that a busy machine does not show. */
export function percentiles(runs: readonly (() => unknown)[], rounds: number): Percentiles {
  const best = runs.map(() => Infinity);
  for (let round = 0; round < rounds; round++)
    runs.forEach((run, at) => (best[at] = Math.min(best[at] ?? Infinity, time(run).ms)));
  return percentilesOf(best);
}

/** The same of times that were measured already, in any order. */
export function percentilesOf(times: readonly number[]): Percentiles {
  const sorted = [...times].sort((a, b) => a - b);
  return {p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95)};
}

/** Runs once and says how long it took. */
export function time<T>(run: () => T): {value: T; ms: number} {
  const began = performance.now();
  const value = run();
  return {value, ms: performance.now() - began};
}
