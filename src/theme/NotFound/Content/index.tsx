// Reason: the stock text tells readers to contact somebody; ours shows the nearest pages and ways on.
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import * as strings from '@site/i18n/en/strings';
import {MAIN_ID} from '@site/src/client/Page';
import {Filled} from '@site/src/components/Filled';
import {NearestPages} from '@site/src/components/NearestPages';
import styles from './styles.module.css';

export default function NotFoundContent(): ReactNode {
  return (
    <main id={MAIN_ID} className={styles.main}>
      {/* The docs claim every address below `/`, so an unknown one reaches this part without a title. */}
      <PageMetadata title={strings.notFoundTitle} description={strings.notFoundDescription} />
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{strings.notFoundTitle}</h1>
      <p>{strings.notFoundText}</p>
      <h2>{strings.whereNext}</h2>
      <ul>
        <li className="needs-scripts">
          <Filled
            text={strings.goToSearch}
            parts={{link: <Link to="/search">{strings.searchTheDocs}</Link>, key: <kbd>/</kbd>}}
          />
        </li>
        <li>
          <Filled
            text={strings.goHome}
            parts={{link: <Link to="/toolhive/">{strings.docsHome}</Link>}}
          />
        </li>
        <li>
          <Filled
            text={strings.goToCommands}
            parts={{
              link: <Link to="/toolhive/reference/cli/">{strings.commandReference}</Link>,
              command: <code>thv</code>,
            }}
          />
        </li>
        <li>
          <Link to="/">{strings.startPage}</Link>
        </li>
      </ul>
      <NearestPages />
    </main>
  );
}
