// Reason: the stock link names a page; ours says what it is about, too.
import Link from '@docusaurus/Link';
import {useActivePluginAndVersion, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';

export default function PaginatorNavLink({permalink, title, subLabel, isNext}: Props): ReactNode {
  const docs = useActivePluginAndVersion()?.activeVersion?.docs;
  const id = docs?.find(({path}) => path === permalink)?.id;
  // A list of guides is none of the documents.
  const page = useDocsVersion().docs[id ?? ''];
  return (
    <Link
      className={`pagination-nav__link pagination-nav__link--${isNext ? 'next' : 'prev'}`}
      to={permalink}
    >
      {subLabel && <div className="pagination-nav__sublabel">{subLabel}</div>}
      <div className="pagination-nav__label">{title}</div>
      {page?.description && <div className="pagination-nav__about">{page.description}</div>}
    </Link>
  );
}
