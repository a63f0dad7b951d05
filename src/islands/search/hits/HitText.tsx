import type {ReactNode} from 'react';
import {Crumbs} from './Crumbs';
import type {HitView} from './hitView';
import {Marked} from './Marked';

interface Props {
  readonly hit: HitView;
  /** Leading parts of the place that were already said above. */
  readonly said?: number;
}

/** Title, place and found text of a hit. */
export function HitText({hit, said = 0}: Props): ReactNode {
  return (
    <span className="search-hit-text">
      <span className="search-title">
        <Marked segments={hit.title} />
      </span>
      {hit.snippet && (
        <span className="search-snippet">
          <Marked segments={hit.snippet} />
        </span>
      )}
      <Crumbs crumbs={hit.crumbs.slice(said)} />
    </span>
  );
}
