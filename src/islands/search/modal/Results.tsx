import {memo, type MouseEvent, type ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import {hrefOf} from '../hits/destination';
import type {HitGroup} from '../hits/groupByPage';
import {HitText} from '../hits/HitText';
import {pageName, type HitView} from '../hits/hitView';
import {KindIcon} from '../hits/KindIcon';
import {KIND_NAMES} from '../hits/kindNames';
import {Icon} from './icons';
import {cellId, POPUP_ID, type Combobox} from './keys';
import {Option} from './Option';
import {placeOf, type Place, type WayOn} from './rows';

interface HitEntryProps {
  readonly hit: HitView;
  /** The first of its page says which page that is. */
  readonly isFirst: boolean;
}

/** What an entry of the results says. Most keys change the query and not yet the entries, so it is drawn once for each hit. */
const HitEntry = memo(function HitEntry({hit, isFirst}: HitEntryProps): ReactNode {
  if (!isFirst) return <HitText hit={hit} said={2} />;
  return (
    <>
      <KindIcon kind={hit.kind} />
      <HitText hit={hit} />
      <span className="search-kind-name" aria-hidden="true">
        {KIND_NAMES[hit.kind]}
      </span>
    </>
  );
});

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
              <span>{text}</span> <Icon name="all" size={16} />
            </>,
          ),
        )}
      </div>
    </div>
  );
}
