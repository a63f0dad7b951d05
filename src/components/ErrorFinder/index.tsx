import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import styles from './ErrorFinder.module.css';

/** A field that takes an error message; src/elements/errorFinder answers it. Without scripts, readers have the list below it. */
export function ErrorFinder(): ReactNode {
  return (
    <error-finder
      class={styles.finder}
      data-errors={useBaseUrl('/errors.json')}
      data-search={useBaseUrl('/search')}
    >
      <div role="search">
        <label htmlFor="error-message">{strings.errorMessage}</label>
        <p id="error-hint" className={styles.hint}>
          {strings.errorHint}
        </p>
        <textarea
          id="error-message"
          aria-describedby="error-hint"
          className={styles.field}
          rows={4}
          spellCheck={false}
          autoComplete="off"
        />
        <div className={styles.found} data-found="" />
        {/* The explanations would be read out with each word. */}
        <p role="status" className="visually-hidden" />
      </div>
    </error-finder>
  );
}
