import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import {Crumbs} from '../hits/HitText';
import {hrefOf} from '../hits/destination';
import {KindIcon} from '../hits/KindIcon';
import type {KeptHit} from '../history/history';
import {Icon} from './icons';
import {cellId, type Combobox} from './keys';
import {placeOf, RECENT, type KeptActions} from './rows';

interface Props {
  readonly hit: KeptHit;
  /** The list it is in. */
  readonly source: string;
  readonly row: number;
  readonly combobox: Combobox;
  readonly actions: KeptActions;
}

/** A kept hit: a link, and buttons for what can be done with it, each a cell for the arrow keys. */
export function HistoryRow({
  hit,
  source,
  row,
  combobox,
  actions: {open, promote, forget},
}: Props): ReactNode {
  const line = useRef<HTMLDivElement>(null);
  const isActive = row === combobox.row;
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({block: 'nearest'});
  }, [isActive]);

  const cell = (column: number) => ({
    id: cellId(row, column),
    role: 'gridcell',
    'data-active': isActive && combobox.column === column ? '' : undefined,
    onMouseMove:
      isActive && combobox.column === column ? undefined : () => combobox.activate(row, column),
  });
  const follow = (event: MouseEvent): void => {
    if (placeOf(event) !== 'here') return;
    event.preventDefault();
    open(hit.url, 'here');
  };
  const remove = source === RECENT ? 2 : 1;

  return (
    <div ref={line} className="search-row" role="row" aria-selected={isActive}>
      <div {...cell(0)} className="search-row-link">
        <a className="search-option" href={hrefOf(hit.url)} tabIndex={-1} onClick={follow}>
          <KindIcon kind={hit.kind} />
          <span className="search-hit-text">
            <span className="search-title">{hit.title}</span>
            <Crumbs crumbs={hit.crumbs} />
          </span>
        </a>
      </div>
      {source === RECENT && (
        <div {...cell(1)}>
          <button
            type="button"
            className="search-action"
            tabIndex={-1}
            title={strings.saveFavorite}
            aria-label={strings.saveAsFavorite(hit.title)}
            // Not for the second click of two: the row below has come to lie under the pointer.
            onClick={(event) => event.detail < 2 && promote(hit)}
          >
            <Icon name="star" size={18} />
          </button>
        </div>
      )}
      <div {...cell(remove)}>
        <button
          type="button"
          className="search-action"
          tabIndex={-1}
          title={strings.remove}
          aria-label={(source === RECENT ? strings.removeRecent : strings.removeFavorite)(
            hit.title,
          )}
          // As above.
          onClick={(event) => event.detail < 2 && forget(hit)}
        >
          <Icon name="clear" size={18} />
        </button>
      </div>
    </div>
  );
}
