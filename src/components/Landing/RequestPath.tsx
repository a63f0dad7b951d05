import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import landing from './Landing.module.css';
import styles from './RequestPath.module.css';

const STATIONS = [
  {
    name: strings.stationClient,
    text: strings.stationClientText,
  },
  {
    name: strings.stationProxy,
    text: strings.stationProxyText,
  },
  {
    name: strings.stationContainer,
    text: strings.stationContainerText,
  },
] as const;

/** How a request travels, in three stations. */
export function RequestPath(): ReactNode {
  return (
    <section className={styles.band} aria-labelledby="path">
      <div className={landing.section}>
        <h2 id="path" className={landing.heading}>
          {strings.howItWorks}
        </h2>
        <ol className={styles.path}>
          {STATIONS.map(({name, text}) => (
            <li key={name} className={styles.station}>
              <h3 className={styles.name}>{name}</h3>
              <p className={landing.text}>{text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.more}>
          <Link to="/toolhive/">{strings.howPartsFit}</Link>{' '}
          <Link to="/toolhive/concepts/mcp-primer">{strings.whatMcpIs}</Link>{' '}
          <Link to="/toolhive/reference/cli/">{strings.allCommands}</Link>
        </p>
      </div>
    </section>
  );
}
