import {MAX_SUGGESTIONS} from './constants';
import {parseQuery} from './query/parseQuery';
import {resolveQuery} from './query/resolveQuery';
import {rankHits} from './rank/rankHits';
import type {Allows} from './filters/compileFilter';
import type {Store} from './store/store';

/** Least likeness, 0 to 1, at which a word or a title is offered for another. Source: judged by eye. */
const LEAST_LIKENESS = 0.5;

/** How much of its letters a misspelt word may lack, or have too many. Source: judged by eye; "azure" is not "are". */
const LENGTH_MAY_DIFFER = 0.25;

/**
 * Other queries for one that found nothing, nearest first: the same without quotes and exclusions, the same with each unknown word
 * replaced by the most similar known one, and titles that look like it. Each one is tried before it is offered.
 */
export function suggestQueries(query: string, store: Store, allows: Allows): string[] {
  const found: string[] = [];
  for (const candidate of candidatesFor(query, store)) {
    if (found.length === MAX_SUGGESTIONS) break;
    const isNew = candidate !== '' && candidate !== query.trim() && !found.includes(candidate);
    if (isNew && hasHits(candidate, store, allows)) found.push(candidate);
  }
  return found;
}

function hasHits(query: string, store: Store, allows: Allows): boolean {
  return (
    rankHits(resolveQuery(query, store), store, {allows, distinct: 'page', limit: 0}).total > 0
  );
}

function* candidatesFor(query: string, store: Store): Generator<string> {
  const {words} = parseQuery(query, store.names);
  const terms = words.flatMap(({parts}) => parts);
  yield terms.join(' ');
  yield terms
    .map((term) => nearest(term, frequentTerms(store)) ?? '')
    .filter((term) => term !== '')
    .join(' ');
  yield* similarTitles(terms.join(' '), store);
}

/** Plain words that stand in more than one place: nobody means the others. */
function frequentTerms({words: {terms, start}}: Store): string[] {
  return terms.filter((term, id) => start[id + 1]! - start[id]! > 1 && /^\p{L}{3,}$/u.test(term));
}

function nearest(term: string, terms: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestLikeness = LEAST_LIKENESS;
  for (const other of terms) {
    // A first letter is hardly ever wrong: "azure" is not "sure".
    if (other[0] !== term[0]) continue;
    if (Math.abs(other.length - term.length) > term.length * LENGTH_MAY_DIFFER) continue;
    const like = likeness(term, other);
    if (like > bestLikeness) [best, bestLikeness] = [other, like];
  }
  return best;
}

function similarTitles(query: string, {titles, nodes}: Store): string[] {
  const rated = [...titles]
    .filter((node) => node >= 0)
    .map((node) => ({
      title: nodes.texts[node]!,
      like: likeness(query, nodes.texts[node]!.toLowerCase()),
    }));
  return rated
    .filter(({like}) => like >= LEAST_LIKENESS)
    .sort((a, b) => b.like - a.like)
    .map(({title}) => title);
}

/** How alike two texts look, 0 to 1: the share of letter pairs they have in common (Dice's coefficient). */
function likeness(a: string, b: string): number {
  const pairs = pairsOf(a);
  const others = pairsOf(b);
  let common = 0;
  for (const pair of pairs) if (others.has(pair)) common++;
  return (2 * common) / (pairs.size + others.size);
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  const padded = ` ${text} `;
  for (let at = 0; at + 1 < padded.length; at++) pairs.add(padded.slice(at, at + 2));
  return pairs;
}
