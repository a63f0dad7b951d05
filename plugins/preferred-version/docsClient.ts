import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useLatestVersion,
  type GlobalSidebar,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/lib/client/index.js';
import useRouteContext from '@docusaurus/useRouteContext';

export * from '@docusaurus/plugin-content-docs/lib/client/index.js';

const DOCS = 'docusaurus-plugin-content-docs';

/** The versions that a link of the navbar may lead to, the best first: of the page, of the reader, the newest. */
export function useDocsVersionCandidates(pluginId?: string): [GlobalVersion, ...GlobalVersion[]] {
  const {activeVersion} = useActiveDocContext(pluginId);
  const {preferredVersion} = useDocsPreferredVersion(pluginId);
  const latest = useLatestVersion(pluginId);
  const isInDocs = useRouteContext().plugin.name === DOCS;
  const [first = latest, ...others] = [
    isInDocs ? activeVersion : undefined,
    preferredVersion,
  ].filter((version) => version != null);
  return [first, ...others, latest];
}

/** Where a link to a sidebar leads. */
export function useLayoutDocsSidebar(sidebarId: string, pluginId?: string): GlobalSidebar {
  const versions = useDocsVersionCandidates(pluginId);
  const [sidebar] = versions.flatMap(({sidebars}) => sidebars?.[sidebarId] ?? []);
  if (!sidebar)
    throw new Error(
      `There is no sidebar "${sidebarId}". Known: ${versions.flatMap(({sidebars}) => Object.keys(sidebars ?? {})).join(', ')}.`,
    );
  return sidebar;
}
