import type {Change} from '../types';
import {sectionsOf} from './sections';
import type {ReleaseDiff} from './types';

/** The differences for programs: `counts` by area and kind, all changes, symbols with their differences, sections. */
export function jsonDiff(diff: ReleaseDiff): object {
  const {from, to, notes, changes, undocumentedConstants, symbols} = diff;
  return {
    from,
    to,
    notes,
    counts: countsOf(changes),
    changes,
    undocumentedConstants,
    sections: sectionsOf(symbols),
    symbols,
  };
}

function countsOf(changes: readonly Change[]): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const {area, kind} of changes) {
    const own = (counts[area] ??= {});
    own[kind] = (own[kind] ?? 0) + 1;
  }
  return counts;
}
