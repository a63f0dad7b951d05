import {
  COMMANDS,
  ENDING,
  OPERATIONS,
  pageAddress,
  SECTIONS,
  TOP_SECTION,
} from '@toolhive-docs/evidence';
import type {Dependent, SymbolChange} from '../compare/symbolChanges';
import type {SectionChange} from './types';

/** Where the command pages and the API reference are (specification §2). */
const COMMAND_PAGES = '/toolhive/reference/cli/';
const API_PAGE = '/toolhive/reference/api';

/** Address of what rests on a symbol; for data without a page of its own, file and name. */
export function addressOf({file, group, key}: Dependent): string {
  if (group === COMMANDS) return `${COMMAND_PAGES}${key}`;
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
      section.symbols.push({symbol, kind, ...(movedTo === undefined ? {} : {movedTo})});
    }
  return [...sections.values()].sort((a, b) => (a.address < b.address ? -1 : 1));
}
