import * as strings from '../../../../i18n/en/strings';
import {versionToName} from '../../../client/docsVersion';
import {errorMessageUrl} from '../../../client/errorMessage';
import {site} from '../../../client/site';
import {shownRecent, type History, type KeptHit} from '../history/history';
import {destination, hrefOf} from '../hits/destination';
import type {HitView} from '../hits/hitView';
import {plainText} from '../hits/segments';
import type {Collected, Source} from '../sources';

/** Where a chosen hit opens. */
export type Place = 'here' | 'tab' | 'window';

/** The middle button of a mouse, in events of a pointer. */
export const MIDDLE = 1;

interface Press extends Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'> {
  /** Left out for keys. */
  readonly button?: number;
}

/** Spec §2: Ctrl or Cmd opens a new tab, Shift a new window. As everywhere, the middle button opens a tab. */
export function placeOf({ctrlKey, metaKey, shiftKey, button}: Press): Place {
  if (ctrlKey || metaKey || button === MIDDLE) return 'tab';
  return shiftKey ? 'window' : 'here';
}

/** What happens when an entry is chosen. */
export type Run = (place: Place) => void;

/** A line of the popup: one cell for a hit; for a kept hit, further ones for what can be done with it. */
export type Row = readonly Run[];

/**
 * Opens a URL: in this page, or in another tab or window, which leaves the box as it is.
 *
 * @param visit - Goes to a page of this site.
 */
export function openerFor(
  onLeave: () => void,
  visit: (url: URL) => void,
): (url: string, place: Place) => void {
  return (url, place) => {
    if (place === 'tab') {
      window.open(hrefOf(url), '_blank', 'noopener');
    } else if (place === 'window') {
      // Only a window with a size of its own is a window and not a tab.
      window.open(
        hrefOf(url),
        '_blank',
        `noopener,width=${window.outerWidth},height=${window.outerHeight}`,
      );
    } else {
      const to = destination(url);
      onLeave();
      if ('path' in to) visit(new URL(to.path, window.location.origin));
      else window.location.assign(to.href);
    }
  };
}

/** Address of all results for a query, in the version of the docs that the box has searched. */
function allResultsUrl(query: string): string {
  const version = versionToName();
  // It takes half letters, too, which a reader's keyboard may type.
  const parameters = new URLSearchParams({q: query, ...(version && {version})});
  return `${site().baseUrl}search?${parameters.toString()}`;
}

/** Where a reader may go from the hits. */
export interface WayOn {
  readonly url: string;
  readonly text: string;
}

/** Ways on below the hits: to what explains an error message, and to all results. */
export function waysOn(query: string, count: number): readonly WayOn[] {
  const errors = errorMessageUrl(query);
  return [
    ...(errors ? [{url: errors, text: strings.explainError}] : []),
    {url: allResultsUrl(query), text: strings.seeAllResults(count)},
  ];
}

/** What is kept of a chosen hit. */
export function keptHit({url, kind, title, crumbs}: HitView): KeptHit {
  return {url, kind, title: plainText(title), crumbs};
}

/** The lines of the results: each hit, then the ways on. */
export function resultRows(
  hits: readonly HitView[],
  further: readonly WayOn[],
  open: (url: string, place: Place) => void,
  onChoose: (hit: HitView) => void,
): Row[] {
  return [
    ...hits.map((hit): Row => [
      (place) => {
        onChoose(hit);
        open(hit.url, place);
      },
    ]),
    ...further.map(({url}): Row => [(place) => open(url, place)]),
  ];
}

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
