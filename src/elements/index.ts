// What answers clicks and keys in pages, one file for each element. The markup is rendered by src/theme and src/components.
import './announcementBar';
import './backToTop';
import './codeSample';
import './colorModeToggle';
import {defineLater} from './define';
import './docSidebar';
import './docTabs';
import './hidingNavbar';
import './navDropdown';
import './pageContents';
import './phoneMenu';
import './scrollArea';
import './searchButton';

defineLater(
  'api-reference',
  () => import(/* webpackChunkName: "api-reference" */ './apiReference'),
);
defineLater('error-finder', () => import(/* webpackChunkName: "error-finder" */ './errorFinder'));
// The not-found page says all there is to say without it.
defineLater('nearest-pages', () =>
  import(/* webpackChunkName: "nearest-pages" */ './nearestPages').catch(() => ({
    connect: () => undefined,
  })),
);
defineLater('search-page', () => import(/* webpackChunkName: "search-page" */ './searchPage'));
