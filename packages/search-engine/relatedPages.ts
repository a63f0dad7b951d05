import {LEVEL_WEIGHT} from './constants';
import type {Allows} from './filters/compileFilter';
import {STOP_WORDS} from './query/stopWords';
import type {PageEntry} from './store/nodeTable';
import type {Store} from './store/store';
import {eachWord} from './text/eachWord';

/** Words of a page that stand for what it is about. Source: judged by eye. */
const TELLING_WORDS = 25;

/** A page that is about the same things as another. */
export interface RelatedPage {
  /** Its title, as the number of a node. */
  readonly node: number;
  /** How much of what the other page is about it shares, 0 to 100. */
  readonly score: number;
}

/** The pages that share the most telling words with the page at `url`, nearest first. */
export function relatedPages(
  url: string,
  count: number,
  store: Store,
  allows: Allows,
): RelatedPage[] {
  const {nodes, titles, pageLength} = store;
  const own = nodes.pages.findIndex((page) => page.url === url);
  if (own < 0 || count <= 0) return [];
  const score = new Float32Array(nodes.pages.length);
  const words = tellingWords(own, store);
  const most = words.reduce((sum, {worth}) => sum + worth, 0);
  for (const {id, worth} of words) {
    frequencyOf(id, store).forEach((found, page) => {
      score[page]! += (worth * found) / (found + pageLength[page]!);
    });
  }
  return [...score.keys()]
    .filter((page) => page !== own && score[page]! > 0 && titles[page]! >= 0)
    .filter((page) => allows(titles[page]!))
    .sort((a, b) => score[b]! - score[a]! || a - b)
    .slice(0, Math.floor(count))
    .map((page) => ({node: titles[page]!, score: (100 * score[page]!) / most}));
}

/** A word of the index, and how much it says about a page. */
interface TellingWord {
  readonly id: number;
  readonly worth: number;
}

/** Telling words of pages: to read a long page takes longer than a search. */
const known = new WeakMap<PageEntry, readonly TellingWord[]>();

/** The words whose weight in the page, times their rarity, is highest. */
export function tellingWords(page: number, store: Store): readonly TellingWord[] {
  const entry = store.nodes.pages[page]!;
  let words = known.get(entry);
  if (words === undefined) known.set(entry, (words = findTellingWords(entry, store)));
  return words;
}

function findTellingWords({first, end}: PageEntry, store: Store): TellingWord[] {
  const {nodes, names, dictionary} = store;
  const weights = new Map<number, number>();
  for (let node = first; node < end; node++) {
    eachWord(
      nodes.texts[node]!,
      (term) => {
        const id = dictionary.exact(term);
        if (term.length > 2 && !STOP_WORDS.has(term))
          weights.set(id, (weights.get(id) ?? 0) + LEVEL_WEIGHT[nodes.level[node]!]!);
      },
      names,
    );
  }
  const rated = [...weights].map(([id, weight]) => ({
    id,
    worth: Math.log(1 + weight) * rarityOf(id, store),
  }));
  return rated.sort((a, b) => b.worth - a.worth || a.id - b.id).slice(0, TELLING_WORDS);
}

function rarityOf(id: number, store: Store): number {
  return Math.log(store.nodes.pages.length / frequencyOf(id, store).size);
}

/** Weighted mentions of a word by page. */
function frequencyOf(id: number, {words, nodes}: Store): Map<number, number> {
  const frequency = new Map<number, number>();
  for (let at = words.start[id]!; at < words.start[id + 1]!; at++) {
    const node = words.node[at]!;
    const page = nodes.page[node]!;
    frequency.set(page, (frequency.get(page) ?? 0) + LEVEL_WEIGHT[nodes.level[node]!]!);
  }
  return frequency;
}
