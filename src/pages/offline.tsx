import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import * as strings from '../../i18n/en/strings';
import {Filled} from '../components/Filled';
import {CONTENT_ATTRIBUTE} from '../client/Page';
import styles from './search.module.css';

/** Where readers keep the whole site on their device (src/client/offline). */
export default function OfflinePage(): ReactNode {
  return (
    <Layout title={strings.keepOffline} description={strings.offlineDescription}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <div {...{[CONTENT_ATTRIBUTE]: ''}}>
        <main className={styles.page}>
          <h1 className={styles.heading}>{strings.keepOffline}</h1>
          <p>{strings.offlineVisited}</p>
          <offline-docs>
            <p role="status" />
            <progress aria-label={strings.offlinePart} max={1} value={0} hidden />
            <button type="button" hidden>
              {strings.keepOffline}
            </button>
            <noscript>
              <p>{strings.offlineNeedsScripts}</p>
            </noscript>
          </offline-docs>
          <p>
            <Filled text={strings.offlineUpdates} parts={{install: <em>{strings.install}</em>}} />
          </p>
        </main>
      </div>
    </Layout>
  );
}
