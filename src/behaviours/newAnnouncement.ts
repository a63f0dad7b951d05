import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ThemeConfig} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

/** Where the framework keeps which announcement a reader saw last. */
const SEEN = 'docusaurus.announcement.id';

function seen(): string | null {
  try {
    return localStorage.getItem(SEEN);
  } catch {
    return null;
  }
}

// A reader who closed the announcement before this one: the framework's first script, which does not
// compare the two, hides this one as well until the page is loaded a second time.
if (ExecutionEnvironment.canUseDOM) {
  const {announcementBar} = siteConfig.themeConfig as unknown as ThemeConfig;
  if (announcementBar && announcementBar.id !== seen())
    document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
}
