import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import styles from './NearestPages.module.css';

/** Paths of all pages of the newest version. */
function usePaths(): string[] {
  return Object.values(useAllDocsData()).flatMap(({versions}) =>
    versions.filter(({isLast}) => isLast).flatMap(({docs}) => docs.map(({path}) => path)),
  );
}

/** A place for links to the pages whose addresses are most like the one asked for. */
export function NearestPages(): ReactNode {
  return (
    <nearest-pages class={styles.place} data-paths={JSON.stringify(usePaths())}>
      <nav aria-labelledby="nearest" hidden>
        <h2 id="nearest">{strings.nearestPages}</h2>
        <ul />
      </nav>
    </nearest-pages>
  );
}
