import {LEVEL_WEIGHT} from './constants';
import {STOP_WORDS} from './query/stopWords';
import type {Store} from './store/store';
import {eachWord} from './text/eachWord';

/** Words of a page that stand for what it is about. Source: judged by eye. */
const TELLING_WORDS = 25;

/** The titles, as numbers of nodes, of the pages that share the most telling words with the page at `url`; nearest first. */
export function relatedPages(url: string, count: number, store: Store): number[] {
  const {nodes, titles, pageLength} = store;
  const own = nodes.pages.findIndex((page) => page.url === url);
  if (own < 0 || count <= 0) return [];
  const score = new Float32Array(nodes.pages.length);
  for (const {id, worth} of tellingWords(own, store)) {
    frequencyOf(id, store).forEach((found, page) => {
      score[page]! += (worth * found) / (found + pageLength[page]!);
    });
  }
  return [...score.keys()]
    .filter((page) => page !== own && score[page]! > 0 && titles[page]! >= 0)
    .sort((a, b) => score[b]! - score[a]! || a - b)
    .slice(0, Math.floor(count))
    .map((page) => titles[page]!);
}

/** The words whose weight in the page, times their rarity, is highest. */
function tellingWords(page: number, store: Store): {id: number; worth: number}[] {
  const {nodes, names, dictionary} = store;
  const weights = new Map<number, number>();
  for (let node = nodes.pages[page]!.first; node < nodes.pages[page]!.end; node++) {
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
