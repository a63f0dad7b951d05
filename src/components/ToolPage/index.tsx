import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {CONTENT_ATTRIBUTE, MAIN_ID} from '../../client/Page';
import styles from './ToolPage.module.css';

interface ToolPageProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** A page where readers do something, in one narrow column; search engines leave it out. */
export function ToolPage({title, description, children}: ToolPageProps): ReactNode {
  return (
    <Layout title={title} description={description}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <div {...{[CONTENT_ATTRIBUTE]: ''}}>
        <main id={MAIN_ID} className={styles.page}>
          {children}
        </main>
      </div>
    </Layout>
  );
}
