import {MAX_QUERY_LENGTH, MAX_QUERY_WORDS} from '../constants';
import {eachWord, wordsOf} from '../text/eachWord';

/** One thing the reader asks for. */
export interface QueryWord {
  /** The word, folded; for a compound name its closed form (`--target-port` → `--targetport`). */
  readonly term: string;
  /** The words of a compound name or of a quoted phrase, in order; one entry for a plain word. */
  readonly parts: readonly string[];
  /** `phrase`: the parts must stand side by side and exactly so. */
  readonly kind: 'word' | 'compound' | 'phrase';
  /** True for the word that may still be being typed. */
  readonly last: boolean;
}

/** A query taken apart. */
export interface ParsedQuery {
  readonly words: readonly QueryWord[];
  /** What a hit must not hold. */
  readonly excluded: readonly QueryWord[];
}

/** `-word`, `-"some words"`, `"some words"`; a flag (`--all`, `-f`) is not an exclusion. */
const SYNTAX = /(^|\s)(-?)"([^"]*)"|(^|\s)-(?=[^-\s])(\S\S+)/gu;

/** What command lines print before a message that readers paste. */
const ERROR_PREFIX = /^\s*error:\s+(?=\S)/iu;

/**
 * Takes a query apart. With `advanced` syntax, "quoted words" must stand together and -words must not occur.
 * Anything can be given: what is not syntax is text, what is too long is cut.
 */
export function parseQuery(
  query: string,
  names: ReadonlySet<string>,
  advanced = true,
): ParsedQuery {
  const words: QueryWord[] = [];
  const excluded: QueryWord[] = [];
  const text = query.slice(0, MAX_QUERY_LENGTH).replace(ERROR_PREFIX, '');
  const plain = !advanced
    ? text
    : text.replace(
        SYNTAX,
        (
          _match,
          _before,
          minus: string | undefined,
          quoted: string | undefined,
          _start,
          word: string | undefined,
        ) => {
          if (word !== undefined) excluded.push(...queryWords(word, names, false));
          else if (quoted !== undefined) phrase(quoted, names, minus === '-' ? excluded : words);
          return ' ';
        },
      );
  words.push(...queryWords(plain, names, true));
  return {words: words.slice(0, MAX_QUERY_WORDS), excluded: excluded.slice(0, MAX_QUERY_WORDS)};
}

function phrase(quoted: string, names: ReadonlySet<string>, into: QueryWord[]): void {
  const parts = wordsOf(quoted, names);
  if (parts.length > 0) into.push({term: parts.join(''), parts, kind: 'phrase', last: false});
}

function queryWords(text: string, names: ReadonlySet<string>, typing: boolean): QueryWord[] {
  const found: {
    term: string;
    parts: string[];
    kind: 'word' | 'compound';
    position: number;
    end: number;
  }[] = [];
  eachWord(
    text,
    (term, position, _start, end, whole) => {
      if (!whole) return void found.push({term, parts: [term], kind: 'word', position, end});
      const parts = found.splice(found.findIndex((word) => word.position === position));
      found.push({term, parts: parts.map((part) => part.term), kind: 'compound', position, end});
    },
    names,
  );
  const after = text.slice(found.at(-1)?.end ?? 0);
  const stillTyping = typing && !/\s/.test(after);
  return found.map(({term, parts, kind}, at) => ({
    term,
    parts,
    kind,
    last: stillTyping && at === found.length - 1,
  }));
}
