import {PREFIX} from '../query/form';
import type {QueryWord} from '../query/parseQuery';
import type {Variant} from '../query/variants';

/** A word as it stands in PostgreSQL's texts and queries. */
export function quoted(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}

/** Words that begin alike and are looked for one by one; more of them by their beginning. A matter of speed only. */
const FEW = 20;

/** Words side by side, one of each set, as a query of PostgreSQL's full-text search. */
export function queryOf(
  {form, words}: Variant,
  {term, parts}: QueryWord,
  terms: readonly string[],
): string {
  const sets = words.map((ids) => ids.map((id) => terms[id]!));
  const begun = form === PREFIX ? beginning(sets.at(-1) ?? [], [term, parts.at(-1) ?? '']) : '';
  const queries = sets.map((set) => `(${set.map(quoted).join(' | ')})`);
  return (begun === '' ? queries : [...queries.slice(0, -1), `${quoted(begun)}:*`]).join(' <-> ');
}

/** How all of many words begin; empty for few words. */
function beginning(words: readonly string[], typed: readonly string[]): string {
  if (words.length <= FEW) return '';
  return typed.find((begun) => words.every((word) => word.startsWith(begun))) ?? '';
}
