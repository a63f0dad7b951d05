// Reason: the stock one shows a picture for each colour mode, and the browser fetches both before it paints the text.
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

/** Width and height in CSS pixels. */
const SIZE = 28;

/** The mark and the name of the site, which lead to its start page. The shapes are those of `static/img/mark.svg`. */
export default function Logo({className, tabIndex, titleClassName}: Props): ReactNode {
  return (
    // The one that no key reaches stands beside another.
    <Link
      to={useBaseUrl('/')}
      className={className}
      tabIndex={tabIndex}
      aria-hidden={tabIndex === -1 || undefined}
    >
      <svg className="navbar__logo" width={SIZE} height={SIZE} viewBox="0 0 32 32" aria-hidden>
        <path
          fill="var(--mark)"
          d="M14.5 1.87a3 3 0 0 1 3 0l10 5.77a3 3 0 0 1 1.5 2.6v11.52a3 3 0 0 1-1.5 2.6l-10 5.77a3 3 0 0 1-3 0l-10-5.77a3 3 0 0 1-1.5-2.6V10.24a3 3 0 0 1 1.5-2.6z"
        />
        <path
          fill="none"
          stroke="var(--mark-line)"
          strokeWidth={3}
          strokeLinecap="round"
          strokeLinejoin="round"
          d="m10.5 11 5 5-5 5m7 0h5"
        />
      </svg>
      <b className={titleClassName}>{useThemeConfig().navbar.title}</b>
    </Link>
  );
}
