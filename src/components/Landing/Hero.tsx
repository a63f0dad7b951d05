import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import {Filled} from '../Filled';
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
          <p className={styles.lead}>{strings.startLead}</p>
          <p className={styles.actions}>
            <Link className={styles.primary} to="/toolhive/quickstart">
              {strings.runFirstServer}
            </Link>{' '}
            <Link className={styles.secondary} to="/toolhive/guides-cli/install">
              {strings.installThv}
            </Link>{' '}
            <PageMenu />
          </p>
          <p className={styles.small}>
            <Filled
              text={strings.platforms}
              parts={{operator: <Link to="/toolhive/guides-k8s/intro">{strings.operator}</Link>}}
            />
          </p>
        </div>
        <Terminal />
      </div>
    </section>
  );
}
