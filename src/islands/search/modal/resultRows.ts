import type {HitGroup} from '../hits/groupByPage';
import type {HitView} from '../hits/hitView';
import {plainText} from '../hits/segments';
import type {KeptHit} from '../history/history';
import {versionToName} from '../../../client/docsVersion';
import {site} from '../../../client/site';
import type {Place} from './place';
import type {Row} from './useCombobox';

/** Address of all results for a query, in the version of the docs that the box has searched. */
export function allResultsUrl(query: string): string {
  const version = versionToName();
  // It takes half letters, too, which a reader's keyboard may type.
  const parameters = new URLSearchParams({q: query, ...(version && {version})});
  return `${site().baseUrl}search?${parameters.toString()}`;
}

/** What is kept of a chosen hit. */
export function keptHit({url, kind, title, crumbs}: HitView): KeptHit {
  return {url, kind, title: plainText(title), crumbs};
}

/** The lines of the results: each hit, then the way to all results. */
export function resultRows(
  groups: readonly HitGroup[],
  query: string,
  open: (url: string, place: Place) => void,
  onChoose: (hit: HitView) => void,
): Row[] {
  const hits = groups.flatMap((group) => group.hits);
  return [
    ...hits.map((hit): Row => [
      (place) => {
        onChoose(hit);
        open(hit.url, place);
      },
    ]),
    [(place) => open(allResultsUrl(query), place)],
  ];
}
