import type {DetailedHTMLProps, HTMLAttributes} from 'react';

/** A custom element takes `class` as HTML has it, and data attributes. */
type Custom = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {class?: string};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'announcement-bar': Custom;
      'api-reference': Custom;
      'back-to-top': Custom;
      'code-sample': Custom;
      'color-mode-toggle': Custom;
      'doc-sidebar': Custom;
      'doc-tabs': Custom;
      'error-finder': Custom;
      'hiding-navbar': Custom;
      'nav-dropdown': Custom;
      'nearest-pages': Custom;
      'page-contents': Custom;
      'phone-menu': Custom;
      'scroll-area': Custom;
      'search-button': Custom;
      'search-page': Custom;
    }
  }
}
