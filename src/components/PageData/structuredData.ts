import * as strings from '../../../i18n/en/strings';

/** What data about pages is made from. */
export interface DataSite {
  readonly title: string;
  readonly tagline: string;
  /** Address of the site's root, with a closing slash. */
  readonly root: string;
  readonly language: string;
  /** Release that the pages describe. */
  readonly release: string;
  /** Where else the program is: source code, chat, videos. */
  readonly social: readonly string[];
}

export interface Article {
  readonly title: string;
  readonly description: string;
  /** Full address. */
  readonly url: string;
  /** When it last changed, in milliseconds since 1970. */
  readonly changedAt?: number | undefined;
  /** Minutes it takes to read. */
  readonly minutes?: number | undefined;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The documented program (https://schema.org/SoftwareApplication). */
export const softwareApplication = ({tagline, root, release, social}: DataSite): object => ({
  '@type': 'SoftwareApplication',
  name: 'ToolHive',
  description: tagline,
  applicationCategory: 'DeveloperApplication',
  operatingSystem: strings.operatingSystems,
  softwareVersion: release.replace(/^v/, ''),
  url: root,
  sameAs: social,
  // Free of charge; search engines ask for an offer.
  offers: {'@type': 'Offer', price: '0', priceCurrency: 'USD'},
});

/** The site and where its search is (https://schema.org/SearchAction). */
export const webSite = ({title, root, language}: DataSite): object => ({
  '@type': 'WebSite',
  name: title,
  url: root,
  inLanguage: language,
  potentialAction: {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${root}search?q={search_term_string}`},
    'query-input': 'required name=search_term_string',
  },
});

/** A page of the docs (https://schema.org/TechArticle). */
export const techArticle = (
  {title, description, url, changedAt, minutes}: Article,
  {title: siteTitle, root, language, release}: DataSite,
): object => ({
  '@type': 'TechArticle',
  headline: title,
  description,
  url,
  inLanguage: language,
  ...(changedAt !== undefined && {dateModified: dayOf(changedAt)}),
  ...(minutes !== undefined && {timeRequired: `PT${minutes}M`}),
  isPartOf: {'@type': 'WebSite', name: siteTitle, url: root},
  about: {
    '@type': 'SoftwareApplication',
    name: 'ToolHive',
    softwareVersion: release.replace(/^v/, ''),
  },
});

/** Where a page is, from the home of the docs (https://schema.org/BreadcrumbList). */
export const breadcrumbList = (
  places: readonly {readonly name: string; readonly url: string}[],
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({name, url}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});
