import {Fragment, type ReactNode} from 'react';

/** Where a hit is, outermost first; each name once, as a kind of page and a part of the site can be called the same. */
export function Crumbs({crumbs}: {crumbs: readonly string[]}): ReactNode {
  if (crumbs.length === 0) return null;
  return (
    <span className="search-crumbs">
      {[...new Set(crumbs)].map((crumb, index) => (
        <Fragment key={crumb}>
          {index > 0 && <span className="search-crumb-next"> › </span>}
          {crumb}
        </Fragment>
      ))}
    </span>
  );
}
