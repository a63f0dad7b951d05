// Reason: who hears the page hears where a note begins and ends, and its kind, which only color and icon show beside a title of its own.
import Translate, {translate} from '@docusaurus/Translate';
import AdmonitionLayout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';
import {isValidElement, useId, type ReactNode} from 'react';

/** The framework's words, by kind. */
const KINDS: Readonly<Record<string, () => string>> = {
  note: () => translate({id: 'theme.admonition.note', message: 'note'}),
  tip: () => translate({id: 'theme.admonition.tip', message: 'tip'}),
  info: () => translate({id: 'theme.admonition.info', message: 'info'}),
  warning: () => translate({id: 'theme.admonition.warning', message: 'warning'}),
  danger: () => translate({id: 'theme.admonition.danger', message: 'danger'}),
  caution: () => translate({id: 'theme.admonition.caution', message: 'caution'}),
};

export default function Layout({icon, title, ...props}: Props): ReactNode {
  const titleId = useId();
  // Without a title of its own, the title is the kind.
  const kind =
    isValidElement(title) && title.type === Translate ? undefined : KINDS[props.type]?.();
  return (
    <div role="note" aria-labelledby={titleId}>
      <AdmonitionLayout
        {...props}
        icon={<span aria-hidden="true">{icon}</span>}
        title={
          <span id={titleId}>
            {kind !== undefined && <span className="visually-hidden">{`${kind}: `}</span>}
            {title}
          </span>
        }
      />
    </div>
  );
}
