// Reason: the stock screens are hard to read in both colour modes and are not announced.
import type Loading from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export default function LoadingScreen({error, retry, pastDelay}: ComponentProps<typeof Loading>): ReactNode {
  if (error) {
    return (
      <div className={styles.failed} role="alert">
        <p>{(error as Error).message}</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? <div className={styles.spinner} role="status" aria-label="Loading" /> : null;
}
