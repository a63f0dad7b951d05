// Reason: the theme leaves this place empty for a search of one's own.
import type {ReactNode} from 'react';
import * as strings from '@site/i18n/en/strings';
import styles from './styles.module.css';

/** The button that opens the search box (src/elements/searchButton). */
export default function SearchBar(): ReactNode {
  return (
    <search-button>
      <button type="button" className={styles.button} aria-haspopup="dialog">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm4.8 11.3L20 20" />
        </svg>
        <span>{strings.search}</span>
        <kbd aria-hidden="true">
          <span data-modifier="">Ctrl</span> K
        </kbd>
      </button>
      <p className={styles.failed} data-failed={strings.searchBoxFailed} role="alert" hidden />
    </search-button>
  );
}
