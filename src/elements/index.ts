// What answers clicks and keys in pages, one file for each element. The markup is rendered by src/theme and src/components.
import type {DetailedHTMLProps, HTMLAttributes} from 'react';
import './announcementBar';
import './backToTop';
import './codeSample';
import './colorModeToggle';
import './copyCommands';
import {defineLater} from './define';
import './docSidebar';
import './docTabs';
import './hidingNavbar';
import './navDropdown';
import './pageContents';
import './pageFeedback';
import './pageMenu';
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
  import(/* webpackChunkName: "page-extras" */ './nearestPages').catch(() => ({
    connect: () => undefined,
  })),
);
defineLater('offline-docs', () => import(/* webpackChunkName: "offline" */ '../client/offline'));
defineLater('search-page', () => import(/* webpackChunkName: "search-page" */ './searchPage'));

/** A custom element takes `class` as HTML has it, and data attributes. */
type Custom = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {class?: string};

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- where React has the tags of JSX
  namespace JSX {
    interface IntrinsicElements {
      'announcement-bar': Custom;
      'api-reference': Custom;
      'back-to-top': Custom;
      'code-sample': Custom;
      'color-mode-toggle': Custom;
      'copy-commands': Custom;
      'doc-sidebar': Custom;
      'doc-tabs': Custom;
      'error-finder': Custom;
      'hiding-navbar': Custom;
      'nav-dropdown': Custom;
      'nearest-pages': Custom;
      'offline-docs': Custom;
      'page-contents': Custom;
      'page-feedback': Custom;
      'page-menu': Custom;
      'phone-menu': Custom;
      'scroll-area': Custom;
      'search-button': Custom;
      'search-page': Custom;
      /** Answers nothing: see src/components/SectionHeading.tsx. */
      'section-heading': Custom;
    }
  }
}
