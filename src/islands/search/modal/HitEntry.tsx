import {memo, type ReactNode} from 'react';
import {HitText} from '../hits/HitText';
import type {HitView} from '../hits/hitView';
import {KindIcon} from '../hits/KindIcon';
import {KIND_NAMES} from '../hits/kindNames';

interface Props {
  readonly hit: HitView;
  /** The first of its page says which page that is. */
  readonly isFirst: boolean;
}

/** What an entry of the results says. Most keys change the query and not yet the entries, so it is drawn once for each hit. */
export const HitEntry = memo(function HitEntry({hit, isFirst}: Props): ReactNode {
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
