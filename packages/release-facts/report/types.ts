import type {SymbolChange} from '../compare/symbolChanges';
import type {Change} from '../types';

/** Everything that differs between two releases. */
export interface ReleaseDiff {
  from: string;
  to: string;
  /** What could not be compared. */
  notes: string[];
  changes: Change[];
  /** Constants that no evidence names; counted for people, listed for programs. */
  undocumentedConstants: Change[];
  symbols: SymbolChange[];
}

/** A section to read again. */
export interface SectionChange {
  address: string;
  file: string;
  group: string;
  key: string;
  symbols: {symbol: string; kind: SymbolChange['kind']; movedTo?: string}[];
}
