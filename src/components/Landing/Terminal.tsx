import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import styles from './Terminal.module.css';

interface Step {
  does: string;
  command: string;
}

const STEPS: readonly Step[] = [
  {does: strings.stepFind, command: 'thv search fetch'},
  {does: strings.stepStart, command: 'thv run fetch'},
  {does: strings.stepAdd, command: 'thv config register-client cursor'},
  {does: strings.stepList, command: 'thv list'},
];

/** Four commands from nothing to a tool that an assistant can call. */
export function Terminal(): ReactNode {
  return (
    <figure className={styles.terminal} data-code="input" aria-label={strings.firstSession}>
      <pre className={styles.pre}>
        <code className={styles.code}>
          {STEPS.map(({does, command}) => (
            <span key={command} className={styles.step}>
              <span className={styles.comment}>
                <span aria-hidden="true"># </span>
                {`${does}\n`}
              </span>
              <span className={styles.command}>
                <span className={styles.prompt} aria-hidden="true" />
                {`${command}\n`}
              </span>
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}
