import {commandAddress} from '@toolhive-docs/cli-spec';
import {
  COMMANDS,
  ENDING,
  OPERATIONS,
  pageAddress,
  SECTIONS,
  TOP_SECTION,
} from '@toolhive-docs/evidence';
import type {Dependent, SymbolChange} from '../compare/symbolChanges';
import type {ReleaseDiff} from '../diffReleases';
import type {Change} from '../types';

/** A section to read again. */
interface SectionChange extends Dependent {
  address: string;
  symbols: Pick<SymbolChange, 'symbol' | 'kind' | 'movedTo'>[];
}

/** Where the API reference is (specification §2). */
const API_PAGE = '/toolhive/reference/api';

/** Address of what rests on a symbol; for data without a page of its own, file and name. */
export function addressOf({file, group, key}: Dependent): string {
  if (group === COMMANDS) return commandAddress(key);
  if (group === OPERATIONS) return `${API_PAGE}#${key}`;
  if (group !== SECTIONS || !file.startsWith('docs/')) return `${file} ${group}.${key}`;
  const page = pageAddress(file.replace(ENDING, '.mdx'));
  return key === TOP_SECTION ? page : `${page}#${key}`;
}

/** The sections whose evidence changed, each with its symbols; one that only moved says nothing new. */
export function sectionsOf(symbols: readonly SymbolChange[]): SectionChange[] {
  const sections = new Map<string, SectionChange>();
  for (const {symbol, kind, movedTo, dependents} of symbols)
    for (const dependent of dependents) {
      const id = `${dependent.file} ${dependent.group} ${dependent.key}`;
      const section = sections.get(id) ?? {
        address: addressOf(dependent),
        ...dependent,
        symbols: [],
      };
      sections.set(id, section);
      section.symbols.push({symbol, kind, movedTo});
    }
  return [...sections.values()].sort((a, b) => (a.address < b.address ? -1 : 1));
}

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
