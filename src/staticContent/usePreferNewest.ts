import {useDocsPreferredVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';

/** What the banner of an older version does when its link is followed: the newest version is the reader's from then on. */
export function usePreferNewest(): (link: EventTarget | null) => void {
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const {name} = useLatestVersion(undefined);
  return (link) => {
    if (link instanceof Element && link.closest('.theme-doc-version-banner'))
      savePreferredVersionName(name);
  };
}
