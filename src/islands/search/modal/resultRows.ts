import type {HitGroup} from '../hits/groupByPage';
import type {HitView} from '../hits/hitView';
import {plainText} from '../hits/segments';
import type {KeptHit} from '../history/history';
import {versionToName} from '../../../client/docsVersion';
import {errorMessageUrl} from '../../../client/errorMessage';
import {site} from '../../../client/site';
import * as strings from '../../../../i18n/en/strings';
import type {Place} from './place';
import type {Row} from './useCombobox';

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
  groups: readonly HitGroup[],
  further: readonly WayOn[],
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
    ...further.map(({url}): Row => [(place) => open(url, place)]),
  ];
}
