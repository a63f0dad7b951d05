// Reason: the sidebar and the text lie side by side (src/theme/DocsRoot), and the sidebar says which one it is.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot/Layout';
import Main from '@theme/DocRoot/Layout/Main';
import DocSidebar from '@theme/DocSidebar';
import type {ReactNode} from 'react';
import * as strings from '@site/i18n/en/strings';
import {MAIN_ID, SIDEBAR_ATTRIBUTE} from '@site/src/client/Page';
import {digestOf} from './digestOf';

const nothing = (): void => undefined;

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <>
      {sidebar && (
        <aside
          aria-label={strings.docsSidebar}
          className={ThemeClassNames.docs.docSidebarContainer}
          {...{[SIDEBAR_ATTRIBUTE]: digestOf(sidebar.items)}}
        >
          <DocSidebar
            sidebar={sidebar.items}
            path={pathname}
            onCollapse={nothing}
            isHidden={false}
          />
        </aside>
      )}
      <Main hiddenSidebarContainer={false}>
        <div id={MAIN_ID}>{children}</div>
      </Main>
    </>
  );
}
