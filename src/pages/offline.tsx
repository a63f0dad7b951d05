import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {CONTENT_ATTRIBUTE} from '../client/Page';
import styles from './search.module.css';

/** Where readers keep the whole site on their device (src/client/offline). */
export default function OfflinePage(): ReactNode {
  const heading = 'Keep these docs offline';
  return (
    <Layout
      title={heading}
      description="Keep all pages of the ToolHive documentation and its search on your device."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <div {...{[CONTENT_ATTRIBUTE]: ''}}>
        <main className={styles.page}>
          <h1 className={styles.heading}>{heading}</h1>
          <p>
            Pages that you open stay in your browser, so you can open them again without a
            connection. To read and search all other pages offline too, keep the whole site.
          </p>
          <offline-docs>
            <p role="status" />
            <progress aria-label="Part of the docs that is kept" max={1} value={0} hidden />
            <button type="button" hidden />
            <noscript>
              <p>Keeping the docs needs JavaScript, which does not run in your browser now.</p>
            </noscript>
          </offline-docs>
          <p>
            A new version of the docs replaces the kept one when you reload a page. To open the docs
            in a window of their own, use <em>Install</em> in your browser’s menu.
          </p>
        </main>
      </div>
    </Layout>
  );
}
