import type {RivalName} from './rivals';

/** How a page loads; a tap on a link; what a reader does at once; the search box. */
export type Kind = 'load' | 'click' | 'early' | 'search';

/** How each site's own parts are found. A part that a site lacks is left out. */
export interface Site {
  readonly name: 'ours' | RivalName;
  /** What is measured. Early interactions are a question of how the framework starts; others start in their own ways. */
  readonly kinds: readonly Kind[];
  /** Whether what it prefetches when idle are the files of search. */
  readonly aheadIsSearch?: true;
  /** For early interactions. */
  readonly menu?: {readonly button: string; readonly open: string};
  readonly copyButton?: string;
  readonly search?: {readonly button: string; readonly field: string; readonly results: string};
}

export const SITES: readonly Site[] = [
  {
    name: 'ours',
    kinds: ['load', 'click', 'early', 'search'],
    aheadIsSearch: true,
    menu: {button: '.navbar__toggle', open: '.navbar-sidebar--show'},
    copyButton: 'main button[data-action=copy]',
    search: {
      button: 'button[aria-haspopup="dialog"]',
      field: '[role=combobox]',
      results: '[role=option]',
    },
  },
  {
    name: 'docusaurus',
    kinds: ['load', 'click', 'early'],
    menu: {button: '.navbar__toggle', open: '.navbar-sidebar--show'},
    copyButton: 'main [aria-label^="Copy"]',
  },
  {
    name: 'vitepress',
    kinds: ['load', 'click', 'search'],
    search: {
      button: '#local-search button',
      field: '.VPLocalSearchBox input',
      results: '.VPLocalSearchBox .result',
    },
  },
  {
    name: 'starlight',
    kinds: ['load', 'click', 'search'],
    search: {
      button: 'button[data-open-modal]',
      field: '.pagefind-ui__search-input',
      results: '.pagefind-ui__result',
    },
  },
  {
    name: 'rspress',
    kinds: ['load', 'click', 'search'],
    search: {
      button: '.rp-search-button',
      field: '.rp-search-panel__input',
      results: '.rp-suggest-item',
    },
  },
  // A stock site that has nothing but a page for the API.
  {name: 'redocusaurus', kinds: ['load']},
];
