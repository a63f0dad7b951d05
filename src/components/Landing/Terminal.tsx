import type {ReactNode} from 'react';
import styles from './Terminal.module.css';

interface Step {
  does: string;
  command: string;
}

const STEPS: readonly Step[] = [
  {does: 'Find a server in the registry', command: 'thv search fetch'},
  {does: 'Start it in a container', command: 'thv run fetch'},
  {does: 'Add it to VS Code', command: 'thv config register-client vscode'},
  {does: 'List the running servers', command: 'thv list'},
];

/** Four commands from nothing to a tool that an assistant can call. */
export function Terminal(): ReactNode {
  return (
    <figure className={styles.terminal} data-code="input" aria-label="A first session with thv">
      <pre className={styles.pre}>
        <code className={styles.code}>
          {STEPS.map(({does, command}) => (
            <span key={command} className={styles.step}>
              <span className={styles.comment}>{`# ${does}\n`}</span>
              <span className={styles.prompt} aria-hidden="true" />
              {`${command}\n`}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}
