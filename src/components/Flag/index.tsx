import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import {InlineCode} from '../InlineCode';
import styles from './Flag.module.css';

export interface FlagProps {
  /** Long name with its dashes; also the anchor. */
  name: string;
  short?: string;
  required?: boolean;
  deprecated?: boolean;
}

/**
 * Name of a flag that links to itself. Its anchor is the flag's own name, and it is registered with the framework, so that
 * a link to a flag that does not exist fails the build.
 */
export function Flag({name, short, required = false, deprecated = false}: FlagProps): ReactNode {
  useBrokenLinks().collectAnchor(name);
  return (
    <span className={styles.flag}>
      <a id={name} href={`#${name}`} className={styles.anchor} translate="no">
        <InlineCode className={deprecated ? styles.deprecated : undefined}>{name}</InlineCode>
        {short === undefined ? null : (
          <>
            , <InlineCode>{short}</InlineCode>
          </>
        )}
      </a>
      {required || deprecated ? ' ' : null}
      {required ? <span className={styles.mark}>{strings.flagRequired}</span> : null}
      {deprecated ? <span className={styles.mark}>{strings.flagDeprecated}</span> : null}
    </span>
  );
}
