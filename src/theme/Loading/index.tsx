// Reason: the stock screens are hard to read in both colour modes, have no heading and are not announced.
import Head from '@docusaurus/Head';
import type Loading from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export default function LoadingScreen({
  error,
  retry,
  pastDelay,
}: ComponentProps<typeof Loading>): ReactNode {
  if (error) {
    return (
      <main className={styles.failed}>
        <Head>
          <title>This page did not load</title>
        </Head>
        <div role="alert">
          <h1>This page did not load</h1>
          <p>{(error as Error).message}</p>
        </div>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </main>
    );
  }
  return pastDelay ? <div className={styles.spinner} role="status" aria-label="Loading" /> : null;
}
