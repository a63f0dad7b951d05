import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {nearestPages} from './nearestPages';
import styles from './NearestPages.module.css';

/** How many pages the not-found page offers. */
const LIMIT = 4;

function usePaths(): string[] {
  return Object.values(useAllDocsData()).flatMap(({versions}) =>
    versions.filter(({isLast}) => isLast).flatMap(({docs}) => docs.map(({path}) => path)),
  );
}

/** Links to the pages whose addresses are most like the one asked for; nothing when none is. */
export function NearestPages(): ReactNode {
  const isBrowser = useIsBrowser();
  const {pathname} = useLocation();
  const paths = usePaths();
  // The built 404 page serves every unknown path, so only the browser knows which it is.
  const nearest = isBrowser ? nearestPages(pathname, paths, LIMIT) : [];
  return (
    <div className={styles.place}>
      {nearest.length > 0 && (
        <nav aria-labelledby="nearest">
          <h2 id="nearest">Were you looking for one of these?</h2>
          <ul>
            {nearest.map((path) => (
              <li key={path}>
                <Link to={path}>{path}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
