// Reason: an element answers the button in built pages (src/elements/backToTop).
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function BackToTopButton(): ReactNode {
  return (
    <back-to-top class={styles.place}>
      <button
        aria-label={translate({
          id: 'theme.BackToTopButton.buttonAriaLabel',
          message: 'Scroll back to top',
        })}
        className={`clean-btn ${ThemeClassNames.common.backToTopButton} ${styles.button}`}
        type="button"
      />
    </back-to-top>
  );
}
