import type {RivalName} from './rivals';

/** How each site's own parts are found. A part that a site lacks is left out. */
export interface Site {
  readonly name: 'ours' | RivalName;
  readonly menu?: {readonly button: string; readonly open: string};
  readonly copyButton: string;
  readonly search?: {readonly button: string; readonly field: string; readonly results: string};
}

export const SITES: readonly Site[] = [
  {
    name: 'ours',
    menu: {button: '.navbar__toggle', open: '.navbar-sidebar--show'},
    copyButton: 'main button[data-action=copy]',
    search: {button: 'button[aria-haspopup="dialog"]', field: '[role=combobox]', results: '[role=option]'},
  },
  {
    name: 'docusaurus',
    menu: {button: '.navbar__toggle', open: '.navbar-sidebar--show'},
    copyButton: 'main [aria-label^="Copy"]',
  },
  {
    name: 'vitepress',
    menu: {button: '.VPNavBarHamburger', open: '.VPNavScreen'},
    copyButton: 'main button.copy',
    search: {button: '#local-search button', field: '.VPLocalSearchBox input', results: '.VPLocalSearchBox .result'},
  },
  {
    name: 'starlight',
    menu: {button: 'starlight-menu-button button', open: 'starlight-menu-button [aria-expanded="true"]'},
    copyButton: 'main .copy button',
    search: {button: 'button[data-open-modal]', field: '.pagefind-ui__search-input', results: '.pagefind-ui__result'},
  },
  {
    name: 'rspress',
    menu: {button: '.rp-nav-hamburger', open: '.rp-nav-screen'},
    copyButton: 'main .rp-code-copy-button',
    search: {button: '.rp-search-button', field: '.rp-search-panel__input', results: '.rp-suggest-item'},
  },
];
