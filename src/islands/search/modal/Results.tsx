import type {MouseEvent, ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import {hrefOf} from '../hits/destination';
import type {HitGroup} from '../hits/groupByPage';
import {pageName, type HitView} from '../hits/hitView';
import {cellId, POPUP_ID, type Combobox} from './useCombobox';
import {HitEntry} from './HitEntry';
import {Icon} from './icons';
import {Option} from './Option';
import {placeOf, type Place} from './place';
import type {WayOn} from './resultRows';

interface Props {
  readonly groups: readonly HitGroup[];
  readonly further: readonly WayOn[];
  readonly combobox: Combobox;
  readonly onOpen: (url: string, place: Place) => void;
  readonly onChoose: (hit: HitView) => void;
}

/** What was found, page by page, as the listbox that the field controls. */
export function Results({groups, further, combobox, onOpen, onChoose}: Props): ReactNode {
  let row = 0;
  const choose = (url: string, hit?: HitView) => (event: MouseEvent) => {
    if (hit) onChoose(hit);
    // The browser itself knows what a click with a modifier means.
    if (placeOf(event) !== 'here') return;
    event.preventDefault();
    onOpen(url, 'here');
  };
  const option = (
    className: string,
    url: string,
    children: ReactNode,
    hit?: HitView,
  ): ReactNode => {
    const own = row++;
    return (
      <Option
        key={own}
        id={cellId(own)}
        className={className}
        href={hrefOf(url)}
        isActive={own === combobox.row}
        onActivate={() => combobox.activate(own)}
        onClick={choose(url, hit)}
      >
        {children}
      </Option>
    );
  };

  return (
    <div className="search-list" id={POPUP_ID} role="listbox" aria-label={strings.searchResults}>
      {groups.map(({page, hits}) => (
        <div key={page} role="group" aria-label={pageName(hits[0])}>
          {hits.map((hit, index) =>
            option(
              index === 0 ? 'search-option' : 'search-option search-nested',
              hit.url,
              <HitEntry hit={hit} isFirst={index === 0} />,
              hit,
            ),
          )}
        </div>
      ))}
      <div className="search-further">
        {further.map(({url, text}) =>
          option(
            'search-option',
            url,
            <>
              {text} <Icon name="all" size={16} />
            </>,
          ),
        )}
      </div>
    </div>
  );
}
