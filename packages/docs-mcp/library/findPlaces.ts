import {sliceSection, type PageEntry} from '@toolhive-docs/agent-files';
import {readSearch} from '@toolhive-docs/search-engine';
import type {DocsLibrary} from './DocsLibrary';

/** A part of a page that a search has found. */
export interface Found {
  readonly page: PageEntry;
  /** Of the section, flag or row; empty for the beginning of the page. */
  readonly id: string;
  readonly heading: readonly string[];
  /** Read when it is asked for: most of what is found does not fit into an answer. */
  readonly text: () => string;
}

/** Hits of the site's search that are looked at. */
const HITS = 40;

/** Places in the two lists count as 1/(DAMPING + place); small, so that the first places decide. */
const DAMPING = 5;

/** How much a place in the list of whole sentences counts. Measured by `npm run bench:answers`. */
const SENTENCES = 4;

/**
 * Finds parts of pages by the site's search and by whole sentences, and joins both lists by the places in them (reciprocal rank fusion,
 * Cormack et al. 2009).
 */
export function findPlaces(
  query: string,
  {version, kind}: {readonly version: string; readonly kind: string | undefined},
  library: DocsLibrary,
): Found[] {
  const {engine, index} = library;
  const found = new Map<string, {place: Found; score: number}>();
  const add = (place: Found, at: number, weight: number): void => {
    const key = `${place.page.url}#${place.id}`;
    const known = found.get(key);
    const score = (known?.score ?? 0) + weight / (DAMPING + at);
    found.set(key, {place: known?.place ?? place, score});
  };
  library
    .finderOf(version)
    .find(query)
    .filter(({page}) => kind === undefined || page.kind === kind)
    .forEach(({page, id, title, above, text}, at) => {
      add({page, id, heading: [...above, title], text: () => text}, at, SENTENCES);
    });
  const {asked} = readSearch(
    {
      query,
      optionalWords: query,
      hitsPerPage: HITS,
      // Nothing is shown of a hit but its section.
      attributesToRetrieve: ['url', 'anchor', 'hierarchy'],
      attributesToHighlight: [],
      facetFilters: [
        `version:${version === index.version ? 'current' : version}`,
        ...(kind === undefined ? [] : [`kind:${kind}`]),
      ],
    },
    '',
  );
  const {hits} = engine.run(asked, '');
  hits.forEach(({url = '', anchor, hierarchy}, at) => {
    const page = library.pageAt(url);
    if (!page) return;
    const id = anchor ?? '';
    const text = (): string =>
      sliceSection(library.textOf(page), page.sections, id) ?? page.description;
    const heading = Object.values(hierarchy ?? {}).filter((level) => level !== null);
    add({page, id, heading, text}, at, 1);
  });
  return [...found.values()].sort((a, b) => b.score - a.score).map(({place}) => place);
}
