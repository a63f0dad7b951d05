import type {QueryWord} from '../query/parseQuery';
import type {SynonymTable} from '../query/synonymTable';
import {swapsOf} from '../text/swapsOf';

/** What has to be looked up to know what a query may mean. */
export interface LookUps {
  /** Words of the query and their parts. */
  readonly typed: readonly string[];
  /** Words of other ways to say them. */
  readonly others: readonly string[];
  /** Neighbours in one piece. */
  readonly joined: readonly string[];
  /** Typed words with two letters swapped. */
  readonly swapped: readonly string[];
}

/** Longest word whose swapped letters are looked up: longer ones are found by what they have in common. */
const MAX_SWAPPED = 8;

/** What the words of a query may mean besides forms and beginnings. */
export function lookUps(words: readonly QueryWord[], synonyms: SynonymTable): LookUps {
  const typed = [...new Set(words.flatMap(({term, parts}) => [term, ...parts]))];
  const parts = words.flatMap((word) => word.parts);
  const runs = parts.flatMap((_, from) =>
    Array.from({length: Math.min(synonyms.longest, parts.length - from)}, (__, more) =>
      parts.slice(from, from + more + 1),
    ),
  );
  return {
    typed,
    others: runs.flatMap((run) => synonyms.of(run)).flat(),
    joined: parts.slice(1).map((part, at) => parts[at]! + part),
    swapped: typed.filter(({length}) => length <= MAX_SWAPPED).flatMap(swapsOf),
  };
}
