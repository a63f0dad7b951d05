// Reason: the sidebar and the text lie side by side (src/theme/DocsRoot), and the sidebar says which one it is.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot/Layout';
import Main from '@theme/DocRoot/Layout/Main';
import DocSidebar from '@theme/DocSidebar';
import type {ReactNode} from 'react';
import {MAIN_ID, SIDEBAR_ATTRIBUTE} from '@site/src/client/Page';

const digests = new WeakMap<object, string>();

/** FNV-1a, 32 bits (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv): enough to tell the few sidebars of a site apart. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** A short name for all that a sidebar lists; made once for each list, which all pages share. */
function digestOf(items: readonly object[]): string {
  const digest = digests.get(items) ?? fnv1a(JSON.stringify(items));
  digests.set(items, digest);
  return digest;
}

const nothing = (): void => undefined;

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <>
      {sidebar && (
        // The navigation in it is the landmark.
        <aside
          role="none"
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
