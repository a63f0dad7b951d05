import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {PageMenu} from '../PageMenu';
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
            ToolHive runs Model Context Protocol (MCP) servers, which give AI assistants their
            tools. Each server runs in its own container, with the folders and secrets that you or
            its registry entry grant, and your editor connects to it by URL.
          </p>
          <p className={styles.actions}>
            <Link className={styles.primary} to="/toolhive/quickstart">
              Run your first server
            </Link>
            <Link className={styles.secondary} to="/toolhive/guides-cli/install">
              Install thv
            </Link>
            <PageMenu />
          </p>
          <p className={styles.small}>
            For Linux, macOS, and Windows, with Docker or Podman. For a cluster, start with the{' '}
            <Link to="/toolhive/guides-k8s/intro">Kubernetes operator</Link>.
          </p>
        </div>
        <Terminal />
      </div>
    </section>
  );
}
