import type {Ledger} from './Ledger';
import type {Counts, Problem} from './types';

export interface JsonReport {
  /** Samples, values, links and headings without a problem. */
  passed: number;
  failed: number;
  totals: Counts;
  pages: Record<string, Counts>;
  problems: Problem[];
}

/** The report for programs. */
export function jsonReport(ledger: Ledger): JsonReport {
  const totals = ledger.totals();
  const checked =
    (totals.fences ?? 0) +
    (totals['values in prose'] ?? 0) +
    (totals.links ?? 0) +
    (totals.headings ?? 0);
  const failed = ledger.problems.length;
  return {
    passed: Math.max(0, checked - failed),
    failed,
    totals,
    pages: Object.fromEntries(ledger.counts),
    problems: ledger.problems,
  };
}
