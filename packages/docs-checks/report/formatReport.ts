import {COUNTS, type Counts, type Ledger, type Problem} from './Ledger';

const SAMPLE_WIDTH = 140;
const SAMPLE_LINES = 5;

export interface FormatOptions {
  /** Also shows what was checked on each page. */
  perPage: boolean;
  /** Parts of file names: only problems of these pages are shown. Empty means all. */
  files: readonly string[];
  /** What generated pages are written from, by their file. */
  sources?: ReadonlyMap<string, string | undefined>;
}

/** The report as people read it: one line per problem with its sample, then what was checked. */
export function formatReport(ledger: Ledger, {perPage, files, sources}: FormatOptions): string {
  const isWanted = (file: string) =>
    files.length === 0 || files.some((part) => file.includes(part));
  const problems = ledger.problems
    .filter(({file}) => isWanted(file))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const pages = [...ledger.counts]
    .filter(([file]) => isWanted(file))
    .sort(([a], [b]) => a.localeCompare(b));
  const shown = new Set(problems.map(({file}) => file));
  const hidden = ledger.problems.filter(({file}) => !isWanted(file));
  return [
    ...problems.map((problem) => formatProblem(problem, sources?.get(problem.file))),
    ...(perPage ? pages.map(([file, counts]) => `${file}: ${list(counts)}`) : []),
    `Checked ${[...ledger.counts.keys()].filter((file) => file.startsWith('docs/')).length} pages: ${list(ledger.totals())}.`,
    problems.length === 0
      ? `Nothing is wrong${files.length === 0 ? '' : ` in ${files.join(', ')}`}.`
      : `${problems.length} problem(s) in ${shown.size} file(s).`,
    ...(hidden.length > 0
      ? [
          `${hidden.length} problem(s) elsewhere are not shown, and fail the check as well: ${[...new Set(hidden.map(({file}) => file))].sort().join(', ')}`,
        ]
      : []),
  ].join('\n');
}

function formatProblem(
  {file, line, rule, message, hint, sample}: Problem,
  source: string | undefined,
): string {
  const shown =
    sample
      ?.trim()
      .split('\n')
      .map((each) => `    │ ${each.slice(0, SAMPLE_WIDTH)}`) ?? [];
  return [
    `${file}:${line}: ${rule}: ${[message, hint].filter(Boolean).join(' ')}${source === undefined ? '' : ` (Generated from ${source}: edit it there.)`}`,
    ...shown.slice(0, SAMPLE_LINES),
  ].join('\n');
}

function list(counts: Counts): string {
  return COUNTS.filter((what) => counts[what])
    .map((what) => `${counts[what] ?? 0} ${what}`)
    .join(', ');
}

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
