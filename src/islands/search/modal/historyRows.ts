import {shownRecent, type History, type KeptHit} from '../history/history';
import type {Collected, Source} from '../sources';
import type {Place} from './place';
import type {Row} from './useCombobox';

/** What a reader can do with a kept hit. */
export interface KeptActions {
  readonly open: (url: string, place: Place) => void;
  readonly promote: (hit: KeptHit) => void;
  readonly forget: (hit: KeptHit) => void;
}

export const RECENT = 'recent';
const FAVORITES = 'favorites';

/** The two lists of an empty query. */
export function historySources(history: History): Source<KeptHit>[] {
  return [
    {id: RECENT, items: () => shownRecent(history)},
    {id: FAVORITES, items: () => history.favorites},
  ];
}

/** The lines of an empty query: each kept hit opens; a recent one can be promoted; each can be removed. */
export function historyRows(
  kept: readonly Collected<KeptHit>[],
  {open, promote, forget}: KeptActions,
): Row[] {
  return kept.flatMap(({id, items}) =>
    items.map((hit): Row => [
      (place) => open(hit.url, place),
      ...(id === RECENT ? [() => promote(hit)] : []),
      () => forget(hit),
    ]),
  );
}
