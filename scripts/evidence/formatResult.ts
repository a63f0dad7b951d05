import {LOCK_FILE, type Coverage} from '@toolhive-docs/evidence';
import type {EvidenceResult} from './evidence';

/** The result for people: coverage of each page, then what is wrong. */
export function formatResult({problems, coverage, symbols, written}: EvidenceResult): string {
  const totals = coverage.reduce(
    (sum, {covered, total}) => ({covered: sum.covered + covered, total: sum.total + total}),
    {covered: 0, total: 0},
  );
  return [
    ...coverage.map(line),
    `${totals.covered} of ${totals.total} covered, by ${symbols} symbols.`,
    ...problems.map(({file, line: at, message}) => `${file}:${at}: ${message}`),
    ...(written ? [`Wrote ${LOCK_FILE}.`] : []),
    problems.length === 0 ? 'Nothing is wrong.' : `${problems.length} problem(s).`,
  ].join('\n');
}

function line({name, covered, total}: Coverage): string {
  return `${name}: ${covered} of ${total}`;
}
