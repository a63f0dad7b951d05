import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './RequestPath.module.css';

const STATIONS = [
  {
    name: 'AI client',
    text: 'Your editor or agent. ToolHive writes a URL into its configuration, and no token.',
  },
  {
    name: 'ToolHive proxy',
    text: 'One for each server, on your machine. It can require authentication and keep an audit log.',
  },
  {
    name: 'Container',
    text: 'The MCP server, without Linux capabilities, with its own mounts and environment variables.',
  },
] as const;

/** How a request travels, in three stations. */
export function RequestPath(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="path">
      <div className={styles.inner}>
        <h2 id="path" className={styles.heading}>
          How ToolHive works
        </h2>
        <ol className={styles.path}>
          {STATIONS.map(({name, text}) => (
            <li key={name} className={styles.station}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.more}>
          <Link to="/toolhive/">How the parts fit together</Link>
          <Link to="/toolhive/concepts/mcp-primer">What the Model Context Protocol is</Link>
          <Link to="/toolhive/reference/cli/">All commands</Link>
        </p>
      </div>
    </section>
  );
}
