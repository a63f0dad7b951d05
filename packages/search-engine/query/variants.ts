import {ERROR_IS_RARER, MIN_LETTERS_FOR_TWO_TYPOS, RARE_WORD} from '../constants';
import type {Dictionary} from '../store/dictionary';
import type {WordOptions} from './wordOptions';
import {EXACT, INFLECTED, ONE_TYPO, PREFIX, SYNONYM, TWO_TYPOS} from './form';
import type {Store} from '../store/store';
import {postingCount, type WordIndex} from '../store/wordIndex';
import type {QueryWord} from './parseQuery';
import type {SynonymTable} from './synonymTable';

/** One way a word of the query may stand in a text: one word out of each set, side by side. */
export interface Variant {
  readonly form: number;
  /** Word ids; more than one set means a run of words. */
  readonly words: readonly (readonly number[])[];
}

/**
 * Every way a word of the query may stand in a text. Typing errors are only looked for when the word is not in the index, or is
 * long and so rare there that one typing error in the pages themselves may have made it of a usual word ("acquire" is no "require");
 * then it counts no more than that word.
 */
export function variantsOf(
  word: QueryWord,
  {dictionary, words: index}: Pick<Store, 'dictionary' | 'words'>,
  options: WordOptions,
): Variant[] {
  if (word.kind === 'phrase')
    return phrase(
      EXACT,
      word.parts.map((part) => [dictionary.exact(part)]),
    );
  const variants = [
    ...single(word.term, word.last, dictionary, options),
    ...(word.kind === 'compound' ? inParts(word, dictionary, options) : []),
  ];
  if (options.typos === 'none') return variants;
  const places = placesOf(variants, index);
  if (places > RARE_WORD || (places > 0 && word.term.length < MIN_LETTERS_FOR_TWO_TYPOS))
    return variants;
  const near = mistyped(word, dictionary, options);
  if (places > 0 && near.some(({form}) => form === TWO_TYPOS)) return variants;
  const isError = placesOf(near, index) > ERROR_IS_RARER * places;
  return [
    ...(isError ? variants.map((variant) => ({...variant, form: ONE_TYPO})) : variants),
    ...near,
  ];
}

/** Whether a word stands more often as it is typed than as the beginning of longer ones: "mcp" does, "quick" does not. */
export function isWhole(variants: readonly Variant[], index: WordIndex): boolean {
  const times = (form: number): number =>
    placesOf(
      variants.filter((variant) => variant.form === form),
      index,
    );
  return times(EXACT) > times(PREFIX);
}

function placesOf(variants: readonly Variant[], index: WordIndex): number {
  return postingCount(
    variants.flatMap(({words}) => words[0] ?? []),
    index,
  );
}

/** The ways another word or run of words may stand for this one. */
export function synonymsOf(
  words: readonly string[],
  synonyms: SynonymTable,
  dictionary: Dictionary,
): Variant[] {
  return synonyms.of(words).flatMap((target) =>
    phrase(
      SYNONYM,
      target.map((part) => dictionary.inflections(part)),
    ),
  );
}

function single(
  term: string,
  last: boolean,
  dictionary: Dictionary,
  {inflections}: WordOptions,
): Variant[] {
  const exact = dictionary.exact(term);
  const inflected = inflections ? dictionary.inflections(term).filter((id) => id !== exact) : [];
  const variants = [...phrase(EXACT, [[exact]]), ...phrase(INFLECTED, [inflected])];
  if (!last) return variants;
  const [from, to] = dictionary.prefix(term);
  const longer = range(from, to).filter((id) => id !== exact && !inflected.includes(id));
  return [...variants, ...phrase(PREFIX, [longer])];
}

/** A compound name written apart or with other connectors. */
function inParts(
  {parts, last}: QueryWord,
  dictionary: Dictionary,
  {inflections}: WordOptions,
): Variant[] {
  const formsOf = (part: string): readonly number[] =>
    inflections ? dictionary.inflections(part) : [dictionary.exact(part)];
  const whole = phrase(INFLECTED, parts.map(formsOf));
  if (!last) return whole;
  const [from, to] = dictionary.prefix(parts.at(-1)!);
  return [...whole, ...phrase(PREFIX, [...parts.slice(0, -1).map(formsOf), range(from, to)])];
}

/** Words within typing errors of the typed one, with their inflections; the nearest only. */
function mistyped(
  {term, last}: QueryWord,
  dictionary: Dictionary,
  options: WordOptions,
): Variant[] {
  const near = [...dictionary.typos(term, options)];
  const withForms = (ids: readonly number[]): readonly number[] =>
    options.inflections ? withInflections(ids, dictionary) : ids;
  const one = near.filter(([, typos]) => typos === 1).map(([id]) => id);
  const begun = last ? dictionary.typosInPrefix(term, options) : [];
  if (one.length + begun.length > 0) return phrase(ONE_TYPO, [withForms([...one, ...begun])]);
  return phrase(TWO_TYPOS, [withForms(near.map(([id]) => id))]);
}

function withInflections(ids: readonly number[], dictionary: Dictionary): number[] {
  return [...new Set(ids.flatMap((id) => [id, ...dictionary.family(id)]))];
}

/** No variant when one of its words is not in the index. */
function phrase(form: number, sets: readonly (readonly number[])[]): Variant[] {
  const words = sets.map((set) => set.filter((id) => id >= 0));
  return words.length > 0 && words.every((set) => set.length > 0) ? [{form, words}] : [];
}

function range(from: number, to: number): number[] {
  return Array.from({length: to - from}, (_, at) => from + at);
}
