import {PREFIX, type QueryWord, type Variant} from '@toolhive-docs/search-engine/parts';

/** A word as it stands in PostgreSQL's texts and queries. */
export function quoted(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}

/** Words that begin alike and are looked for one by one; more of them by their beginning. A matter of speed only. */
const FEW = 20;

/** The ways a word may stand in a text, as a query of PostgreSQL's full-text search. */
export function queryOf(
  variants: readonly Variant[],
  {term, parts}: QueryWord,
  terms: readonly string[],
): string {
  return variants
    .map(({form, words}) => {
      const sets = words.map((ids) => ids.map((id) => terms[id]!));
      const begun = form === PREFIX ? beginning(sets.at(-1) ?? [], [term, parts.at(-1) ?? '']) : '';
      return `(${sets
        .map((set, at) =>
          at === sets.length - 1 && begun !== ''
            ? `${quoted(begun)}:*`
            : `(${set.map(quoted).join(' | ')})`,
        )
        .join(' <-> ')})`;
    })
    .join(' | ');
}

/** How all of many words begin; empty for few words. */
function beginning(words: readonly string[], typed: readonly string[]): string {
  if (words.length <= FEW) return '';
  return typed.find((begun) => words.every((word) => word.startsWith(begun))) ?? '';
}
