import type {Ledger} from './Ledger';
import {COUNTS, type Problem} from './types';

const SAMPLE_WIDTH = 140;

function formatProblem({file, line, rule, message, sample}: Problem): string {
  const shown = sample?.trim().split('\n').map((each) => `    │ ${each.slice(0, SAMPLE_WIDTH)}`);
  return [`${file}:${line}: ${rule}: ${message}`, ...(shown ?? []).slice(0, 6)].join('\n');
}

/**
 * The report as people read it: one line per problem with its sample, then what was checked.
 * @param perPage also shows what was checked on each page.
 */
export function formatReport(ledger: Ledger, perPage: boolean): string {
  const problems = [...ledger.problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const pages = [...ledger.counts].sort(([a], [b]) => a.localeCompare(b));
  const totals = ledger.totals();
  const list = (counts: typeof totals) => COUNTS.filter((what) => counts[what]).map((what) => `${counts[what]} ${what}`).join(', ');
  return [
    ...problems.map(formatProblem),
    ...(perPage ? pages.map(([file, counts]) => `${file}: ${list(counts)}`) : []),
    `Checked ${pages.length} pages: ${list(totals)}.`,
    problems.length === 0 ? 'Everything is right.' : `${problems.length} problem(s) on ${new Set(problems.map(({file}) => file)).size} page(s).`,
  ].join('\n');
}
