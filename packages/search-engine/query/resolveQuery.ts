import {MAX_QUERY_WORDS} from '../constants';
import type {Size, Store} from '../store/store';
import {postingCount} from '../store/wordIndex';
import {INFLECTED} from './form';
import {matcherOf, Matches} from './matches';
import {parseQuery, type QueryWord} from './parseQuery';
import {STOP_WORDS} from './stopWords';
import {isWhole, synonymsOf, variantsOf, type Variant} from './variants';
import {PLAIN_WORDS, type WordOptions} from './wordOptions';

/** A word of the query with every place where it stands. */
export interface Needle {
  readonly word: QueryWord;
  readonly variants: readonly Variant[];
  readonly matches: Matches;
  /** False for a word that carries no meaning of its own: "how do I …". */
  readonly required: boolean;
  /** True for a word that a hit may lack, although it ranks higher with it. */
  readonly optional: boolean;
  /** True for a word that is hardly the beginning of a longer one. */
  readonly isWhole: boolean;
  /** Of a store that holds a part of an index: pages and texts of the whole index that hold the word. */
  readonly holding?: Size;
}

/** True for a flag, long or of one letter. */
export const isFlag = ({word}: Pick<Needle, 'word'>): boolean => word.term.startsWith('-');

/** How to read a query. */
export interface ResolveOptions {
  /** "quoted phrases" and -excluded words; default true. Source: settings, advancedSyntax. */
  readonly advancedSyntax?: boolean;
  /** Words that a hit may lack. Source: provider, optionalWords. */
  readonly optionalWords?: string;
  readonly words?: WordOptions;
  /** Attributes whose texts count; none for all. Source: provider, restrictSearchableAttributes. */
  readonly searchable?: readonly string[];
}

/** A query looked up in the index. */
export interface ResolvedQuery {
  readonly needles: readonly Needle[];
  /** Where the words stand that a hit must not hold. */
  readonly excluded: readonly Matches[];
}

/** Looks up every word of a query, with its inflections, synonyms and, where nothing else is found, near misses. */
export function resolveQuery(
  query: string,
  store: Store,
  {
    advancedSyntax = true,
    optionalWords = '',
    words: how = PLAIN_WORDS,
    searchable = [],
  }: ResolveOptions = {},
): ResolvedQuery {
  const lookedFor = (asked: readonly QueryWord[]): QueryWord[] =>
    asked
      .map((word) => ({...word, last: isBeginning(word, how)}))
      .flatMap((word) => takeApart(word, store, how));
  const optional = new Set(
    lookedFor(parseQuery(optionalWords, store.names, false).words).map(({term}) => term),
  );
  const parsed = parseQuery(query, store.names, advancedSyntax);
  const matchesOf = matcherOf(store, searchable);
  const words = lookedFor(parsed.words).slice(0, MAX_QUERY_WORDS);
  const variants = words.map((word) => variantsOf(word, store, how));
  if (how.synonyms) addSynonyms(words, variants, store);
  addJoined(words, variants, store);
  const onlyStopWords = words.every(isStopWord);
  return {
    needles: words.map((word, at) => ({
      word,
      variants: variants[at]!,
      matches: matchesOf(variants[at]!),
      required: onlyStopWords || how.stopWordsCount || !isStopWord(word),
      optional: optional.has(word.term),
      isWhole: isWhole(variants[at]!, store.words),
    })),
    excluded: parsed.excluded.map((word) => matchesOf(excludedForms(word, store, how))),
  };
}

/** The ways in which a word that hits must not hold may stand in a text: what looks like it is another word. */
export function excludedForms(
  word: QueryWord,
  store: Pick<Store, 'dictionary' | 'words'>,
  how: WordOptions,
): Variant[] {
  return variantsOf({...word, last: false}, store, {...how, typos: 'none'});
}

function isBeginning({last, kind}: QueryWord, {beginnings}: WordOptions): boolean {
  return kind !== 'phrase' && (beginnings === 'last' ? last : beginnings === 'all');
}

function isStopWord(word: QueryWord): boolean {
  return word.kind === 'word' && STOP_WORDS.has(word.term);
}

/** A compound that stands nowhere in one piece is looked for in parts: `windows/linux`. */
function takeApart(word: QueryWord, store: Store, how: WordOptions): QueryWord[] {
  if (word.kind !== 'compound' || word.parts.length === 1) return [word];
  const {words: index, nodes} = store;
  if (new Matches(variantsOf(word, store, how), index, nodes.count).nodes.length > 0) return [word];
  return word.parts.map((term, at) => ({
    term,
    parts: [term],
    kind: 'word',
    last: word.last && at === word.parts.length - 1,
  }));
}

/** "env var" is found as "environment variable": each word of a run gets the other way to say the run. */
function addSynonyms(
  words: readonly QueryWord[],
  variants: Variant[][],
  {synonyms, dictionary}: Store,
): void {
  for (let size = 1; size <= synonyms.longest; size++) {
    for (let from = 0; from + size <= words.length; from++) {
      const run = words.slice(from, from + size);
      if (run.some((word) => word.kind !== 'word')) continue;
      const others = synonymsOf(
        run.map((word) => word.term),
        synonyms,
        dictionary,
      );
      for (let at = from; at < from + size; at++) variants[at]!.push(...others);
    }
  }
}

/**
 * "quick start" is found as "quickstart". Two words that both stand more often than what they make together are two words: who asks for
 * an "mcp server" does not mean the kind MCPServer.
 */
function addJoined(
  words: readonly QueryWord[],
  variants: Variant[][],
  {dictionary, words: index}: Store,
): void {
  const timesOf = (term: string): number => {
    const id = dictionary.exact(term);
    return id < 0 ? 0 : postingCount([id], index);
  };
  for (let at = 0; at + 1 < words.length; at++) {
    const pair = [words[at]!, words[at + 1]!];
    if (pair.some((word) => word.kind !== 'word')) continue;
    const joined = pair.map((word) => word.term).join('');
    const times = timesOf(joined);
    if (times === 0 || pair.every(({term}) => timesOf(term) > times)) continue;
    const variant: Variant = {form: INFLECTED, words: [[dictionary.exact(joined)]]};
    variants[at]!.push(variant);
    variants[at + 1]!.push(variant);
  }
}
