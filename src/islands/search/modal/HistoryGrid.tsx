import type {ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import type {KeptHit} from '../history/history';
import type {Collected} from '../sources';
import {HistoryRow} from './HistoryRow';
import {Icon} from './icons';
import {NOTHING_ID, POPUP_ID, type Combobox} from './keys';
import type {KeptActions} from './rows';

interface Props {
  readonly kept: readonly Collected<KeptHit>[];
  readonly combobox: Combobox;
  readonly actions: KeptActions;
}

const HEADINGS: Readonly<Record<string, string>> = {
  recent: strings.recent,
  favorites: strings.favorites,
};

/** What an empty query shows: recent and favourite hits, as the grid that the field controls. */
export function HistoryGrid({kept, combobox, actions}: Props): ReactNode {
  const filled = kept.filter(({items}) => items.length > 0);
  if (filled.length === 0) {
    return (
      <div className="search-screen">
        <Icon name="clock" size={36} />
        <p id={NOTHING_ID} className="search-screen-title">
          {strings.noRecent}
        </p>
        <p>{strings.whatToSearch}</p>
      </div>
    );
  }
  let row = 0;
  return (
    <div className="search-list" id={POPUP_ID} role="grid" aria-label={strings.keptSearches}>
      {filled.map(({id, items}) => (
        <div key={id} role="rowgroup" aria-labelledby={`search-${id}`}>
          <div className="search-heading" role="presentation">
            <span id={`search-${id}`}>{HEADINGS[id]}</span>
          </div>
          {items.map((hit) => (
            <HistoryRow
              key={hit.url}
              hit={hit}
              source={id}
              row={row++}
              combobox={combobox}
              actions={actions}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
