import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {listAt} from './listAt';

/** {@link listAt} on the page that is being drawn. `npm run dev` has no built pages from which a list could come. */
export function useListAt(list: readonly PropSidebarItem[]): string | undefined {
  const sidebar = useDocsSidebar();
  const {docs} = useDocsVersion();
  return sidebar && process.env.NODE_ENV === 'production' ? listAt(list, sidebar, docs) : undefined;
}
