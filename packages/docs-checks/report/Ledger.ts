import {isUnlisted, type Finding} from './Finding';

/** What a rule found wrong at one place. */
export interface Problem {
  file: string;
  /** 1-based. */
  line: number;
  rule: string;
  /** What is wrong and what would be right. */
  message: string;
  /** Where to list what the data does not have. Without one, it is wrong in any case. */
  hint?: string;
  /** The sample as the page has it. */
  sample?: string;
}

/** What the report counts. */
export const COUNTS = [
  'fences',
  'fences marked',
  'shell commands',
  'thv commands',
  'commands without a rule',
  'curl samples',
  'calls run in the sandbox',
  'kubernetes commands',
  'manifests',
  'values files',
  'json samples',
  'outputs',
  'diagrams',
  'program samples',
  'values in prose',
  'links',
  'headings',
  'steps',
  'symptoms',
  'words',
] as const;
export type Count = (typeof COUNTS)[number];

/** How many of each were checked. */
export type Counts = Partial<Record<Count, number>>;

/** Where a rule writes what it checked and what is wrong. */
export interface Report {
  count(what: Count): void;
  problem(line: number, finding: Finding, sample?: string): void;
  /** What is no mistake, but worth knowing. */
  note(line: number, message: string): void;
}

/** Collects problems and counts of all rules and pages. */
export class Ledger {
  readonly problems: Problem[] = [];
  /** What callers are told besides; pages have said it on purpose. */
  readonly notes: {line: number; message: string}[] = [];
  /** Counts by page. */
  readonly counts = new Map<string, Counts>();

  /** The report that one rule writes to while it looks at one page. */
  reportFor(rule: string, file: string): Report {
    return {
      count: (what) => {
        const counts = this.counts.get(file) ?? {};
        this.counts.set(file, counts);
        counts[what] = (counts[what] ?? 0) + 1;
      },
      problem: (line, finding, sample) => {
        this.problems.push({
          file,
          line,
          rule,
          ...(isUnlisted(finding) ? finding : {message: finding}),
          ...(sample === undefined ? {} : {sample}),
        });
      },
      note: (line, message) => {
        this.notes.push({line, message});
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
