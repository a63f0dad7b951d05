// Reason: the menu for AI tools is beside the breadcrumbs.
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import {PageMenu} from '@site/src/components/PageMenu';

export default function DocBreadcrumbsWithMenu(): ReactNode {
  return (
    <div className="page-top">
      <DocBreadcrumbs />
      <PageMenu />
    </div>
  );
}
