import type {PageKind} from '@toolhive-docs/search-engine';

/** What is kept of a hit that the reader chose. */
export interface KeptHit {
  /** Address as the index has it; a hit is kept once for each. */
  readonly url: string;
  readonly kind: PageKind;
  readonly title: string;
  readonly crumbs: readonly string[];
}

export interface History {
  /** Last chosen first. */
  readonly recent: readonly KeptHit[];
  readonly favorites: readonly KeptHit[];
}

/** Spec §9. */
export const MAX_RECENT = 7;
const MAX_RECENT_BESIDE_FAVORITES = 4;
export const MAX_FAVORITES = 10;

export const EMPTY: History = {recent: [], favorites: []};

const without = (hits: readonly KeptHit[], url: string): KeptHit[] =>
  hits.filter((hit) => hit.url !== url);

/** Remembers a chosen hit. A favourite stays where it is. */
export function remember({recent, favorites}: History, hit: KeptHit): History {
  if (favorites.some(({url}) => url === hit.url)) return {recent, favorites};
  return {recent: [hit, ...without(recent, hit.url)].slice(0, MAX_RECENT), favorites};
}

/** Makes a recent hit a favourite; the eleventh drives out the oldest. */
export function promote({recent, favorites}: History, hit: KeptHit): History {
  return {
    recent: without(recent, hit.url),
    favorites: [hit, ...without(favorites, hit.url)].slice(0, MAX_FAVORITES),
  };
}

/** Forgets a hit wherever it is kept. */
export function forget({recent, favorites}: History, {url}: KeptHit): History {
  return {recent: without(recent, url), favorites: without(favorites, url)};
}

/** The recent hits there is room for. */
export function shownRecent({recent, favorites}: History): readonly KeptHit[] {
  return recent.slice(0, favorites.length > 0 ? MAX_RECENT_BESIDE_FAVORITES : MAX_RECENT);
}
