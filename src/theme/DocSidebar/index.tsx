// Reason: an element answers the sidebar in built pages (src/elements/docSidebar); the menu of phones shows a copy of it.
import type {Props} from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import type {ReactNode} from 'react';

export default function DocSidebar(props: Props): ReactNode {
  return (
    <doc-sidebar>
      <DocSidebarDesktop {...props} />
    </doc-sidebar>
  );
}
