import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {escapeHtml} from '@toolhive-docs/hosting';
import type {ThemeConfig as ClassicThemeConfig} from '@docusaurus/theme-common';
import type {SiteOptions} from './siteOptionsSchema';
import {brandMark} from './brandMark';

/** Levels of headings in the table of contents (spec §9). */
const TOC_LEVELS = {minHeadingLevel: 2, maxHeadingLevel: 3};

const socialItems = (social: SiteOptions['social']): object[] =>
  social.map(({label, href, icon}) => ({
    href,
    html: brandMark(icon, 20, label),
    className: 'social-link',
    'aria-label': label,
  }));

const footerItems = (social: SiteOptions['social']): object[] =>
  social.map(({label, href, icon}) => ({
    html: `<a class="footer__link-item footer-mark" href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${brandMark(icon, 16)}${escapeHtml(label)}</a>`,
  }));

/** Whether a version of the docs was cut (`npm run cut-version`): then readers choose, else they see the label. */
const hasVersions = existsSync(fileURLToPath(new URL('../versions.json', import.meta.url)));

/** Links to a part of the site, which are current on every page of it: they do not lead to the page on show. */
const CURRENT = {'aria-current': 'true'};

/** The framework's items for one of ours. */
function itemsFor(
  item: SiteOptions['navbar']['items'][number],
  {social, docsName}: SiteOptions,
): object[] {
  if (item.type === 'social') return socialItems(social);
  if (item.type === 'version')
    return [{...item, ...CURRENT, type: hasVersions ? 'docsVersionDropdown' : 'docsVersion'}];
  return [item.type === 'docSidebar' ? {label: docsName, ...CURRENT, ...item} : item];
}

type SiteThemeConfig = Partial<Omit<ClassicThemeConfig, 'colorMode' | 'navbar'>> & {
  colorMode: ClassicThemeConfig['colorMode'];
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
  tableOfContents: TOC_LEVELS,
  navbar: {
    ...site.navbar,
    title: 'ToolHive',
    // At the right where they name no side (spec §2); by themselves the framework's are at the left.
    items: site.navbar.items
      .flatMap((item) => itemsFor(item, site))
      .map((item) => ({position: 'right', ...item})),
  },
  footer: {
    ...site.footer,
    links: site.footer.links.map((part) =>
      'items' in part && part.items === 'social'
        ? {...part, items: footerItems(site.social)}
        : part,
    ) as NonNullable<ClassicThemeConfig['footer']>['links'],
    copyright: site.copyright,
  },
});
