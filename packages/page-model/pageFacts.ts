import {PAGE_KINDS, type PageKind} from '@toolhive-docs/search-engine';
import {find, findAll, type HtmlElement} from './htmlNode';
import {elementText} from './elementText';

/** What holds for all of a page. */
export interface PageFacts {
  /** The part of the documentation the page is in. */
  readonly category: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly language: string;
  readonly version: string | readonly string[];
  readonly docusaurus_tag: string | readonly string[];
  readonly kind: PageKind;
  /** False for a page that asks robots not to index it. */
  readonly indexed: boolean;
}

/** Category of a page that is in none. Source: the public crawler's default for this kind of site. */
const NO_CATEGORY = 'Documentation';
/** The words of our pages' front matter, in the words of the index. */
const FRONT_MATTER_KINDS: {readonly [kind: string]: PageKind} = {
  'how-to': 'guide',
  explanation: 'concept',
};
/** Routes that say what a page is; the first that matches counts. */
const ROUTE_KINDS: readonly (readonly [RegExp, PageKind])[] = [
  [/\/reference\/cli(\/|$)/, 'command'],
  [/\/reference\/api(\/|$)/, 'api'],
  [/\/reference\//, 'reference'],
  [/\/concepts\//, 'concept'],
  [/\/(tutorials\/|quickstart)/, 'tutorial'],
];

/** Reads the facts of a page from its head and its breadcrumbs. */
export function pageFacts(page: HtmlElement, route: string): PageFacts {
  const meta = metaOf(page);
  return {
    category: categoryOf(page),
    description: meta.get('description') ?? '',
    keywords: (meta.get('keywords') ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    language: meta.get('docsearch:language') ?? meta.get('docusaurus_locale') ?? 'en',
    version: listOf(meta.get('docsearch:version') ?? meta.get('docusaurus_version') ?? 'current'),
    docusaurus_tag: listOf(
      meta.get('docsearch:docusaurus_tag') ?? meta.get('docusaurus_tag') ?? 'default',
    ),
    kind: kindOf(meta.get('docs:kind'), route),
    indexed: !/\bnoindex\b/i.test(meta.get('robots') ?? ''),
  };
}

function metaOf(page: HtmlElement): Map<string, string> {
  const metas = findAll(page, (element) => element.tagName === 'meta');
  return new Map(
    metas.map((element) => [
      element.attribute('name') ?? '',
      (element.attribute('content') ?? '').trim(),
    ]),
  );
}

/** A list stands in one attribute, with commas. */
function listOf(value: string): string | string[] {
  const items = value.split(',').map((item) => item.trim());
  return items.length === 1 ? value : items;
}

function categoryOf(page: HtmlElement): string {
  const crumb = find(
    page,
    (element) =>
      element.hasClass('breadcrumbs__item') &&
      !element.hasClass('breadcrumbs__item--active') &&
      !leadsHome(element),
  );
  const sidebar = () =>
    find(
      page,
      (element) =>
        element.hasClass('menu__link--sublist') && element.hasClass('menu__link--active'),
    );
  const navbar = () => find(page, (element) => element.hasClass('navbar__link--active'));
  const found = crumb ?? sidebar() ?? navbar();
  return (found && elementText(found)) || NO_CATEGORY;
}

/** The breadcrumbs' home link is a drawing without text. */
function leadsHome(crumb: HtmlElement): boolean {
  const home = find(
    crumb,
    (element) => element.tagName === 'a' && element.attribute('aria-label') === 'Home page',
  );
  return elementText(crumb) === '' || home !== undefined;
}

function kindOf(stated: string | undefined, route: string): PageKind {
  const known = FRONT_MATTER_KINDS[stated ?? ''] ?? PAGE_KINDS.find((kind) => kind === stated);
  const routed = ROUTE_KINDS.find(([pattern]) => pattern.test(route))?.[1];
  if (known === 'reference') return routed ?? known;
  return known ?? routed ?? 'guide';
}
