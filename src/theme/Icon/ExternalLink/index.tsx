// Reason: the drawing has a name, so it is an image to programs that read a page aloud.
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Icon/ExternalLink';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The drawing is one for all, in the first part of each page (the framework's `inlineSvgSprites.ts`). */
const DRAWING = '#theme-svg-external-link';

export default function ExternalLink({width = 13.5, height = 13.5}: Props): ReactNode {
  return (
    <svg
      role="img"
      width={width}
      height={height}
      aria-label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
        description: 'The ARIA label for the external link icon',
      })}
      className={styles.icon}
    >
      <use href={DRAWING} />
    </svg>
  );
}
