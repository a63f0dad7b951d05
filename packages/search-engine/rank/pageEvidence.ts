import {
  LEVEL_WEIGHT,
  FORM_WEIGHT,
  NAME_IN_QUERY,
  NAME_IS_QUERY,
  SATURATION,
  STOP_WORD_WEIGHT,
  TITLE_SHARE,
} from '../constants';
import {EXACT, PREFIX} from '../query/form';
import {isFlag, type Needle} from '../query/resolveQuery';
import {NAMES} from '../store/nodeTable';
import type {Store} from '../store/store';

/** How well each page answers the query as a whole. */
export interface PageEvidence {
  /** Share of each word in the query, by rarity; adds up to 1. */
  readonly share: readonly number[];
  /** 0 to about 1.1 per page. */
  readonly score: Float32Array;
  /** 1 for a page whose name, or title, is the query. */
  readonly isNamed: Uint8Array;
}

/**
 * Weighs every page: BM25F over its title, headings and texts, so that a word in a title counts more than one in a text, the fifth
 * mention less than the first, a mention in a long page less than in a short one, and a rare word more than a common one.
 * To that comes the share of the title that the query names.
 * Source of the formula: Robertson & Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009), §3.6.
 */
export function weighPages(needles: readonly Needle[], store: Store): PageEvidence {
  const count = store.nodes.pages.length;
  const frequencies = needles.map((needle) => frequencyPerPage(needle, store));
  const pages = store.whole?.pages ?? count;
  const weights = needles.map(({required, holding}, at) =>
    required ? rarity(holding?.pages ?? pagesIn(frequencies[at]!), pages) : STOP_WORD_WEIGHT,
  );
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  const share = weights.map((weight) => weight / sum);
  const score = new Float32Array(count);
  frequencies.forEach((frequency, at) => {
    for (let page = 0; page < count; page++) {
      const found = frequency[page]!;
      if (found > 0)
        score[page]! += (share[at]! * found) / (found + SATURATION * store.pageLength[page]!);
    }
  });
  const isNamed = addNames(needles, store, score);
  return {share, score, isNamed};
}

/** Texts that hold the word, each once however often it stands there. */
function frequencyPerPage({matches}: Needle, {nodes}: Store): Float32Array {
  const frequency = new Float32Array(nodes.pages.length);
  for (const node of matches.nodes) {
    frequency[nodes.page[node]!]! +=
      LEVEL_WEIGHT[nodes.level[node]!]! * FORM_WEIGHT[matches.form[node]!]!;
  }
  return frequency;
}

/** Inverse page frequency, never zero: even a word on every page says something. */
function rarity(holding: number, pages: number): number {
  return 0.15 + Math.log(1 + (pages - holding + 0.5) / (holding + 0.5));
}

function pagesIn(frequency: Float32Array): number {
  return frequency.reduce((total, found) => total + (found > 0 ? 1 : 0), 0);
}

/**
 * Adds the share of the title, or of the end of the address, that the query names: whichever is named in the larger part. A page whose
 * name is the query gets more (source: provider, exact criterion), and one whose name stands in it less of that: of
 * several that begin with the same word, the longest.
 * @returns 1 for a page whose name is the query.
 */
function addNames(needles: readonly Needle[], store: Store, score: Float32Array): Uint8Array {
  const {nodes, titles, words, slugLength} = store;
  const asked = needles.filter(({required}) => required);
  const best = new Float32Array(score.length);
  const isNamed = new Uint8Array(score.length);
  /** By the word of the query that a name begins with: the length of the longest. */
  const longest = new Map<number, number>();
  const names = [...namedPlaces(needles, store)].map(([node, places]) => {
    const page = nodes.page[node]!;
    const length = node === titles[page] ? words.length[node]! : slugLength[page]!;
    const share = [...places].filter((place) => place < length).length / length || 0;
    const isName = share === 1 && asked.every(({matches}) => matches.form[node]! > 0);
    const from = share === 1 && length > 1 ? placeOf(node, length, needles) : -1;
    longest.set(from, Math.max(longest.get(from) ?? 0, length));
    return {page, length, share, isName, from};
  });
  for (const {page, length, share, isName, from} of names) {
    if (isName) isNamed[page] = 1;
    const isIn = from >= 0 && longest.get(from) === length;
    const more = isName ? NAME_IS_QUERY : isIn ? NAME_IN_QUERY : 0;
    best[page] = Math.max(best[page]!, TITLE_SHARE * share + more);
  }
  best.forEach((worth, page) => (score[page]! += worth));
  return isNamed;
}

/**
 * Where in the query its words, one behind the other, are the name as it stands; -1 for nowhere. Not where the next one is half typed,
 * as in "thv config regi": it may go on to a longer name.
 */
function placeOf(node: number, length: number, needles: readonly Needle[]): number {
  const isAt = ({matches}: Needle, place: number): boolean => {
    let found = false;
    matches.eachPosition(node, (position, form) => {
      found ||= position === place && form === EXACT;
    });
    return found;
  };
  return needles.findIndex((_, from) => {
    const words = needles.slice(from, from + length);
    const next = needles[from + length];
    return (
      words.length === length &&
      words.every((word, place) => isAt(word, place)) &&
      next?.isWhole !== false
    );
  });
}

/**
 * For titles and names of pages: the positions that words of the query stand at. A whole word names no longer one: who asks for "mcp"
 * has not half typed "mcpserver". A flag names none: who begins it with "--mcp" wants no page about MCP.
 */
function namedPlaces(needles: readonly Needle[], {nodes, titles}: Store): Map<number, Set<number>> {
  const named = new Map<number, Set<number>>();
  for (const {matches, isWhole} of needles.filter((needle) => !isFlag(needle))) {
    for (const node of matches.nodes) {
      const isName = nodes.level[node] === NAMES || titles[nodes.page[node]!] === node;
      if (!isName) continue;
      const places = named.get(node) ?? new Set();
      matches.eachPosition(node, (position, form) => {
        if (!isWhole || form !== PREFIX) places.add(position);
      });
      named.set(node, places);
    }
  }
  return named;
}
