// Reason: the sidebar and the text lie side by side in the part that stays built HTML (src/theme/DocsRoot).
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout';
import Main from '@theme/DocRoot/Layout/Main';
import Sidebar from '@theme/DocRoot/Layout/Sidebar';
import type {ReactNode} from 'react';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <>
      {sidebar && (
        <Sidebar
          sidebar={sidebar.items}
          hiddenSidebarContainer={false}
          setHiddenSidebarContainer={() => {}}
        />
      )}
      <Main hiddenSidebarContainer={false}>{children}</Main>
    </>
  );
}
