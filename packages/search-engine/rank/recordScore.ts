import {FAR_APART, FORM_WEIGHT, HALF_ADDRESSED, RECORD_WEIGHT} from '../constants';
import {EXACT, typosOf} from '../query/form';
import type {Matches} from '../query/matches';
import type {QueryWord} from '../query/parseQuery';
import {isFlag, type Needle} from '../query/resolveQuery';
import {firstOf, withoutFirst, type WordMasks} from './candidates';
import type {Dictionary} from '../store/dictionary';
import {CONTENT, type NodeTable} from '../store/nodeTable';
import type {Store} from '../store/store';
import {withinOneTypo} from '../text/withinOneTypo';

/** What the criteria say about one record. */
export interface RecordScore {
  /** Typing errors in the words found. */
  readonly typos: number;
  /** what the record adds to the score of its page. */
  readonly score: number;
}

/**
 * Weighs records by the criteria below "typo": how high the attribute of each word is, how near the words are to each other, how exactly
 * they stand for those of the query, whether headings say them word for word, and whether the record is the very address asked for.
 */
export function recordScorer(
  needles: readonly Needle[],
  share: readonly number[],
  store: Store,
  holds: WordMasks,
): (node: number) => RecordScore {
  const {parent, level} = store.nodes;
  const words = needles.map(({matches}) => matches);
  const hasFlag = needles.some(isFlag);
  return (node) => {
    let typos = 0;
    let exact = 0;
    let attribute = 0;
    let near = 0;
    let pairs = 0;
    let quoted = 0;
    let before = -1;
    for (let held = holds.all[node]!; held !== 0; held = withoutFirst(held)) {
      const at = firstOf(held);
      const matches = words[at]!;
      const best = bestAbove(node, matches, store.nodes);
      const form = matches.form[best]!;
      if (form === EXACT && level[best]! < CONTENT) quoted++;
      if (share[at]! > 0) {
        typos += typosOf(form);
        exact += share[at]! * FORM_WEIGHT[form]!;
        attribute += share[at]! * Math.max(0, 1 - level[best]! / CONTENT);
      }
      if (before >= 0) {
        near +=
          (FAR_APART - leastDistance(node, words[before]!, matches, parent)) / (FAR_APART - 1);
        pairs++;
      }
      before = at;
    }
    const isPhrase = pairs > 0 && near === pairs && quoted === needles.length;
    const score =
      RECORD_WEIGHT.attribute * attribute +
      RECORD_WEIGHT.proximity * (pairs === 0 ? 1 : near / pairs) +
      RECORD_WEIGHT.exact * exact +
      RECORD_WEIGHT.phrase * Number(isPhrase) +
      RECORD_WEIGHT.address * (hasFlag ? isAddressed(node, needles, store) : 0);
    return {typos, score};
  };
}

/** The most that `recordScorer` can give for this query. */
export function mostOfRecord(needles: readonly Needle[]): number {
  const {attribute, proximity, exact, phrase, address} = RECORD_WEIGHT;
  return (
    attribute +
    proximity +
    exact +
    (needles.length > 1 ? phrase : 0) +
    (needles.some(isFlag) ? address : 0)
  );
}

/** The node, from here up, with the best form of the word, the highest of several; −1 when it stands in none. */
export function bestAbove(
  node: number,
  {form}: Pick<Matches, 'form'>,
  {parent, level}: NodeTable,
): number {
  let best = -1;
  for (let at = node; at >= 0; at = parent[at]!) {
    if (form[at] === 0) continue;
    if (
      best < 0 ||
      form[at]! < form[best]! ||
      (form[at] === form[best] && level[at]! < level[best]!)
    )
      best = at;
  }
  return best;
}

/** From 1 for two words side by side to `FAR_APART` for words that share no text. */
export function leastDistance(
  node: number,
  first: Matches,
  second: Matches,
  parent: Int32Array,
): number {
  let least = FAR_APART;
  for (let at = node; at >= 0 && least > 1; at = parent[at]!)
    if (first.form[at] !== 0 && second.form[at] !== 0)
      least = Math.min(least, first.leastDistance(second, at));
  return least;
}

/** A flag of one letter, which the heading of a flag has beside it: "--env, -e". */
const isShort = ({term}: QueryWord): boolean => /^-[^-]$/u.test(term);

/** 1 for the record that a flag of the query leads to, as its anchor is the flag itself; less when the flag is half typed or mistyped. */
function isAddressed(node: number, needles: readonly Needle[], {nodes, dictionary}: Store): number {
  const anchor = nodes.anchors[node]!;
  if (!anchor.startsWith('--')) return 0;
  const closed = `--${anchor.replace(/[-_.]/g, '').toLowerCase()}`;
  let best = 0;
  for (const {word, matches} of needles) {
    if (word.term === closed || (isShort(word) && matches.form[node] === EXACT)) return 1;
    if (isFlag({word}) && isNearly(word, closed, dictionary)) best = HALF_ADDRESSED;
  }
  return best;
}

/** True for the beginning of the flag while it is being typed, and for one typing error in a flag that there is not. */
function isNearly({term, last}: QueryWord, flag: string, dictionary: Dictionary): boolean {
  if (last && flag.startsWith(term)) return true;
  const isWhole = last || Math.abs(flag.length - term.length) < 2;
  return isWhole && dictionary.exact(term) < 0 && withinOneTypo(term, flag);
}
