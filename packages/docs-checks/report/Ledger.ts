import type {Count, Counts, Problem, Report} from './types';

/** Collects problems and counts of all rules and pages. */
export class Ledger {
  readonly problems: Problem[] = [];
  /** Counts by page. */
  readonly counts = new Map<string, Counts>();

  /** The report that one rule writes to while it looks at one page. */
  reportFor(rule: string, file: string): Report {
    return {
      count: (what: Count, number = 1) => {
        const counts = this.counts.get(file) ?? {};
        this.counts.set(file, counts);
        counts[what] = (counts[what] ?? 0) + number;
      },
      problem: (line, message, sample) => {
        this.problems.push({file, line, rule, message, ...(sample === undefined ? {} : {sample})});
      },
    };
  }

  /** All pages together. */
  totals(): Counts {
    const totals: Counts = {};
    for (const counts of this.counts.values()) {
      for (const [what, number] of Object.entries(counts))
        totals[what as Count] = (totals[what as Count] ?? 0) + number;
    }
    return totals;
  }
}
