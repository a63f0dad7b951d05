import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {ThemeConfig as ClassicThemeConfig} from '@docusaurus/theme-common';
import type {SiteOptions} from './siteOptionsSchema';
import {placed} from './placed';
import {brandMark} from './brandMark';

/** Levels of headings in the table of contents (spec §9). */
const TOC_LEVELS = {minHeadingLevel: 2, maxHeadingLevel: 3};

const socialItems = (social: SiteOptions['social']): object[] =>
  social.map(({label, href, icon}) => ({
    href,
    html: brandMark(icon, 20),
    className: 'social-link',
    'aria-label': label,
    title: label,
  }));

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const footerItems = (social: SiteOptions['social']): object[] =>
  social.map(({label, href, icon}) => ({
    html: `<a class="footer__link-item footer-mark" href="${escape(href)}" target="_blank" rel="noopener noreferrer">${brandMark(icon, 16)}${escape(label)}</a>`,
  }));

/** Whether a version of the docs was cut (`npm run cut-version`): then readers choose, else they see the label. */
const hasVersions = existsSync(fileURLToPath(new URL('../versions.json', import.meta.url)));

type SiteThemeConfig = Partial<Omit<ClassicThemeConfig, 'colorMode' | 'docs' | 'navbar'>> & {
  colorMode: ClassicThemeConfig['colorMode'];
  docs: {sidebar: {hideable: boolean; autoCollapseCategories: boolean}};
  navbar: object;
};

/** What the theme shows around a page: navbar, footer, colour modes, table of contents. */
export const themeConfig = (site: SiteOptions): SiteThemeConfig => ({
  ...(site.announcementBar && {announcementBar: site.announcementBar}),
  image: 'img/social-card.png',
  metadata: [
    {property: 'og:type', content: 'website'},
    {name: 'theme-color', content: '#14120f', media: '(prefers-color-scheme: dark)'},
    {name: 'theme-color', content: '#fffdf8', media: '(prefers-color-scheme: light)'},
  ],
  colorMode: site.colorMode,
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: TOC_LEVELS,
  navbar: {
    ...site.navbar,
    title: 'ToolHive',
    logo: {
      alt: '',
      src: 'img/mark.svg',
      srcDark: 'img/mark-dark.svg',
      width: 28,
      height: 28,
      href: '/',
    },
    items: placed([
      {type: 'docSidebar', sidebarId: 'docs', label: site.docsName, position: 'left'},
      {
        type: hasVersions ? 'docsVersionDropdown' : 'docsVersion',
        position: 'left',
        className: 'version-label',
      },
      {type: 'search'},
      ...socialItems(site.social),
    ]),
  },
  footer: {
    style: 'light',
    links: [
      {
        title: 'Start',
        items: [
          {label: 'Quickstart', to: '/toolhive/quickstart'},
          {label: 'Install', to: '/toolhive/guides-cli/install'},
          {label: 'What is MCP?', to: '/toolhive/concepts/mcp-primer'},
        ],
      },
      {
        title: 'Reference',
        items: [
          {label: 'Commands', to: '/toolhive/reference/cli/'},
          {label: 'Client compatibility', to: '/toolhive/reference/client-compatibility'},
          {label: 'API reference', to: '/toolhive/reference/api'},
        ],
      },
      {
        title: 'Community',
        items: footerItems(site.social),
      },
    ],
    copyright: site.copyright,
  },
});
