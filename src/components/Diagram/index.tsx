import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import styles from './Diagram.module.css';

export interface DiagramProps {
  /** Addresses of the drawing in each colour mode. */
  light: string;
  dark: string;
  /** In CSS pixels. */
  width: string;
  height: string;
  title: string;
}

/** A drawn diagram, which scrolls by itself when it is wide; only the drawing for the colour mode in use is loaded. */
export function Diagram({light, dark, width, height, title}: DiagramProps): ReactNode {
  const common = {width, height, loading: 'lazy', decoding: 'async'} as const;
  return (
    <scroll-area>
      <figure
        className={`docusaurus-mermaid-container ${styles.diagram}`}
        aria-label={strings.diagram(title)}
      >
        <img src={useBaseUrl(light)} alt={title} className={styles.light} {...common} />
        <img src={useBaseUrl(dark)} alt={title} className={styles.dark} {...common} />
      </figure>
    </scroll-area>
  );
}
