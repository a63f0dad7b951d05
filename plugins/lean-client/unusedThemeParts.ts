import type {SiteConfig} from './siteConfig';

/** Navbar item kinds and the theme parts that draw them (the theme's ComponentTypes). */
const NAVBAR_PARTS: Readonly<Record<string, string>> = {
  dropdown: 'DropdownNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
  search: 'SearchNavbarItem',
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
};

/** Dropdowns of versions and locales are drawn by the plain dropdown. */
const DROPDOWNS = ['localeDropdown', 'docsVersionDropdown'];

function usedNavbarKinds({items}: SiteConfig['navbar']): Set<string> {
  const kinds = items.map(({type, items: entries}) => type ?? (entries ? 'dropdown' : 'default'));
  const inDropdowns = items.flatMap(({items: entries = []}) =>
    entries.map(({type}) => type ?? 'default'),
  );
  const used = new Set([...kinds, ...inDropdowns]);
  if (DROPDOWNS.some((kind) => used.has(kind))) used.add('dropdown');
  return used;
}

/** Tags, edit links, dates, drafts and unlisted pages: no page may ask for them (plugins/page-checks). */
const PAGE_PARTS = ['DocItem/Footer', 'ContentVisibility'];

/** Shown on pages of another version than the newest. */
const VERSION_PARTS = ['DocVersionBanner', 'DocVersionBadge'];

/**
 * Theme parts that the configuration can never show. The theme bundles them all the same.
 *
 * @param hasVersions - Whether the docs have more than one version.
 * @returns Names below `@theme/`.
 */
export function unusedThemeParts(
  {navbar, announcementBar, footer}: SiteConfig,
  hasVersions: boolean,
): string[] {
  const used = usedNavbarKinds(navbar);
  const parts = [...PAGE_PARTS, ...(hasVersions ? [] : VERSION_PARTS)];
  parts.push(
    ...Object.entries(NAVBAR_PARTS)
      .filter(([kind]) => !used.has(kind))
      .map(([, part]) => `NavbarItem/${part}`),
  );
  if (!announcementBar) parts.push('AnnouncementBar');
  if (footer?.links?.every((link) => 'title' in link)) parts.push('Footer/Links/Simple');
  if (!footer?.logo) parts.push('Footer/Logo');
  return parts;
}
