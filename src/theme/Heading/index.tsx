// Reason: the stock link beside a heading has its name as its title too, which readers who hear the page hear twice.
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';

export default function Heading({as: Tag, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const stickyClass = useAnchorTargetClassName(id);
  // No list leads to the title of the page.
  if (Tag === 'h1' || !id) return <Tag {...props} />;
  brokenLinks.collectAnchor(id);
  const {children, className} = props;
  return (
    <Tag {...props} className={clsx('anchor', stickyClass, className)} id={id}>
      {children}
      <a
        className="hash-link"
        href={`#${id}`}
        aria-label={strings.directLink(typeof children === 'string' ? children : id)}
        translate="no"
      >
        {'\u200b'}
      </a>
    </Tag>
  );
}
