import { LEVEL_WEIGHT, FORM_WEIGHT, MENTIONS_COUNTED, SATURATION, STOP_WORD_WEIGHT, TITLE_SHARE } from '../constants';
import type { Needle } from '../query/resolveQuery';
import { EXACT, PREFIX } from '../query/form';
import type { Store } from '../store/store';

/** How well each page answers the query as a whole. */
export interface PageEvidence {
  /** Share of each word in the query, by rarity; adds up to 1. */
  readonly share: readonly number[];
  /** 0 to about 1.1 per page. */
  readonly score: Float32Array;
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
  const weights = needles.map(({ required }, at) => (required ? rarity(frequencies[at]!) : STOP_WORD_WEIGHT));
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  const share = weights.map((weight) => weight / sum);
  const score = new Float32Array(count);
  frequencies.forEach((frequency, at) => {
    for (let page = 0; page < count; page++) {
      const found = frequency[page]!;
      if (found > 0) score[page]! += (share[at]! * found) / (found + SATURATION * store.pageLength[page]!);
    }
  });
  addTitles(needles, store, score);
  return { share, score };
}

function frequencyPerPage({ matches }: Needle, { nodes }: Store): Float32Array {
  const frequency = new Float32Array(nodes.pages.length);
  for (const node of matches.nodes) {
    const weight = LEVEL_WEIGHT[nodes.level[node]!]! * FORM_WEIGHT[matches.form[node]!]!;
    frequency[nodes.page[node]!]! += weight * matches.countIn(node, MENTIONS_COUNTED);
  }
  return frequency;
}

/** Inverse page frequency, never zero: even a word on every page says something. */
function rarity(frequency: Float32Array): number {
  const holding = frequency.reduce((total, found) => total + (found > 0 ? 1 : 0), 0);
  return 0.15 + Math.log(1 + (frequency.length - holding + 0.5) / (holding + 0.5));
}

function addTitles(needles: readonly Needle[], { nodes, titles, words }: Store, score: Float32Array): void {
  const named = new Map<number, Set<number>>();
  for (const { matches } of needles) {
    for (const node of matches.nodes) {
      if (titles[nodes.page[node]!] !== node || matches.form[node]! > PREFIX || matches.form[node]! < EXACT) continue;
      let places = named.get(node);
      if (!places) named.set(node, (places = new Set()));
      matches.eachPosition(node, (position) => places.add(position));
    }
  }
  for (const [node, places] of named) score[nodes.page[node]!]! += (TITLE_SHARE * places.size) / words.length[node]!;
}
