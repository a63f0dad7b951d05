import type {ReactNode} from 'react';
import type {HitView} from './hitView';
import type {Segment} from './segments';

/** Where a hit is, outermost first; each name once, as a kind of page and a part of the site can be called the same. */
export function Crumbs({crumbs}: {crumbs: readonly string[]}): ReactNode {
  if (crumbs.length === 0) return null;
  return (
    <span className="search-crumbs">
      {[...new Set(crumbs)].map((crumb, index) => (
        <span key={crumb}>{index > 0 ? ` › ${crumb}` : crumb}</span>
      ))}
    </span>
  );
}

/**
 * A text with its marks. Each part is an element: a browser that translates the page puts its own in the place of
 * texts, and React fails to take away a text that is not where it was.
 */
export function Marked({segments}: {segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, index) => {
    const Tag = marked ? 'mark' : 'span';
    return <Tag key={index}>{text}</Tag>;
  });
}

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
