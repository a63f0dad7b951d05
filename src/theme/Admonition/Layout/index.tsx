// Reason: who hears the page hears where a note begins and ends, and its kind, which only color and icon show beside a title of its own.
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Admonition/Layout';
import clsx from 'clsx';
import {isValidElement, useId, type ReactNode} from 'react';
import styles from './styles.module.css';

const {admonition, admonitionType} = ThemeClassNames.common;

/** The framework's words, by kind. */
const KINDS: Readonly<Record<string, () => string>> = {
  note: () => translate({id: 'theme.admonition.note', message: 'note'}),
  tip: () => translate({id: 'theme.admonition.tip', message: 'tip'}),
  info: () => translate({id: 'theme.admonition.info', message: 'info'}),
  warning: () => translate({id: 'theme.admonition.warning', message: 'warning'}),
  danger: () => translate({id: 'theme.admonition.danger', message: 'danger'}),
  caution: () => translate({id: 'theme.admonition.caution', message: 'caution'}),
};

export default function Layout({type, icon, title, children, className, id}: Props): ReactNode {
  const headingId = useId();
  // Without a title of its own, the title is the kind.
  const kind = isValidElement(title) && title.type === Translate ? undefined : KINDS[type]?.();
  return (
    <div
      className={clsx(admonition, admonitionType(type), styles.admonition, className)}
      id={id}
      role="note"
      aria-labelledby={headingId}
    >
      <div className={styles.admonitionHeading} id={headingId}>
        <span className={styles.admonitionIcon} aria-hidden="true">
          {icon}
        </span>
        {kind !== undefined && <span className="visually-hidden">{`${kind}: `}</span>}
        {title}
      </div>
      {children ? <div className={styles.admonitionContent}>{children}</div> : null}
    </div>
  );
}
