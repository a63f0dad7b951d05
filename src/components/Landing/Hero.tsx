import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './Hero.module.css';
import {Terminal} from './Terminal';

/** What ToolHive is, in one screen, and the two ways in. */
export function Hero({tagline}: {tagline: string}): ReactNode {
  return (
    <section className={styles.hero} aria-labelledby="tagline">
      <div className={styles.inner}>
        <div>
          <h1 id="tagline" className={styles.title}>
            {tagline}
          </h1>
          <p className={styles.lead}>
            ToolHive runs Model Context Protocol servers, the programs that give AI assistants their
            tools. Each one gets a container of its own, sees only the folders and secrets that you
            hand it, and your editor gets an address to connect to.
          </p>
          <p className={styles.actions}>
            <Link className={styles.primary} to="/toolhive/quickstart">
              Run your first server
            </Link>
            <Link className={styles.secondary} to="/toolhive/guides-cli/install">
              Install thv
            </Link>
          </p>
          <p className={styles.small}>
            For Linux, macOS and Windows, with Docker or Podman. On a cluster? Start with the{' '}
            <Link to="/toolhive/guides-k8s/intro">Kubernetes operator</Link>.
          </p>
        </div>
        <Terminal />
      </div>
    </section>
  );
}
