import {addressOf} from './addressOf';
import type {SymbolChange} from '../compare/symbolChanges';
import type {SectionChange} from './types';

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
      section.symbols.push({symbol, kind, ...(movedTo === undefined ? {} : {movedTo})});
    }
  return [...sections.values()].sort((a, b) => (a.address < b.address ? -1 : 1));
}
