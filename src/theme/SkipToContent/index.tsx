// Reason: the stock link leads to the sidebar unless a script answers it; ours leads to the text by its address.
import type {ReactNode} from 'react';
import * as strings from '@site/i18n/en/strings';
import {MAIN_ID} from '@site/src/client/Page';
import styles from './styles.module.css';

export default function SkipToContent(): ReactNode {
  return (
    <div role="region" aria-label={strings.skipToContent}>
      <a className={styles.link} href={`#${MAIN_ID}`}>
        {strings.skipToContent}
      </a>
    </div>
  );
}
