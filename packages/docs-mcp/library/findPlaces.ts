import {sliceSection, type PageEntry, type PageIndex} from '@toolhive-docs/agent-files';
import {findErrors} from '@toolhive-docs/error-index';
import {readSearch, type SearchEngine, type SearchRecord} from '@toolhive-docs/search-engine';
import {LRUCache} from 'lru-cache';
import {urlOf} from '../shared';
import type {DocsLibrary} from './DocsLibrary';
import {API_PAGE, operationIn} from './operationNamed';
import {idOf} from './ownSections';

/** A part of a page that a search has found. */
export interface Found {
  readonly page: PageEntry;
  /** Of the section, flag or row; empty for the beginning of the page. */
  readonly id: string;
  readonly heading: readonly string[];
  readonly text: string;
}

/** A part of a page that is known by its headings. Its text is read when it is asked for: most of what is found does not fit into an answer. */
const foundHit = (
  library: DocsLibrary,
  page: PageEntry,
  id: string,
  hierarchy: Partial<SearchRecord['hierarchy']>,
): Found => ({
  page,
  id,
  heading: Object.values(hierarchy).filter((level) => typeof level === 'string'),
  get text() {
    return sliceSection(library.textOf(page), page.sections, id) ?? page.description;
  },
});

/** Hits of the site's search that are looked at. */
const HITS = 20;

/** Places in the lists count as 1/(DAMPING + place); small, so that the first places decide. */
const DAMPING = 5;

/** How much a place in the list of whole sentences counts. Measured by `npm run bench:answers`. */
const SENTENCES = 4;

/** How much a row counts whose error text or flag the query holds, and an operation that it calls: it comes first. */
const NAMED = 10;

/** A flag in a query, long or of one letter. */
const FLAG = /(?<!\S)--?[a-z]/i;

/** Rows of errors that are looked at. */
const MOST_ERRORS = 3;

/** Searches whose results are kept. Reason: a client that reads on asks the same again, and agents ask alike. */
const KEPT_SEARCHES = 200;

/** The results of the last searches, as long as their build is the one that answers. */
interface KeptResults {
  readonly index: PageIndex;
  readonly results: LRUCache<string, readonly Found[]>;
}

const kept = new WeakMap<SearchEngine, KeptResults>();

interface Scope {
  readonly version: string;
  readonly kind: string | undefined;
}

/** What a search finds, best first. */
export function findPlaces(query: string, scope: Scope, library: DocsLibrary): readonly Found[] {
  const results = keptResults(library);
  const key = JSON.stringify([query, scope.version, scope.kind]);
  const known = results.get(key);
  if (known) return known;
  const found = joinedPlaces(query, scope, library);
  results.set(key, found);
  return found;
}

/** A build's index and its pages may come one after the other. */
function keptResults({engine, index}: DocsLibrary): KeptResults['results'] {
  const before = kept.get(engine);
  if (before?.index === index) return before.results;
  const results: KeptResults['results'] = new LRUCache({max: KEPT_SEARCHES});
  kept.set(engine, {index, results});
  return results;
}

/**
 * Finds parts of pages by the site's search, by whole sentences and by the texts of errors, and joins the lists by the places in them
 * (reciprocal rank fusion, Cormack et al. 2009).
 */
function joinedPlaces(query: string, {version, kind}: Scope, library: DocsLibrary): Found[] {
  const {engine, index} = library;
  const scores = new Map<string, {readonly place: Found; score: number}>();
  const add = (place: Found, weight: number): void => {
    const address = urlOf(place.page, place.id);
    const known = scores.get(address);
    if (known) known.score += weight;
    else scores.set(address, {place, score: weight});
  };
  const finder = library.finderOf(version);
  finder
    .find(query)
    .filter(({page}) => kind === undefined || page.kind === kind)
    .forEach((section, at) => add(section, SENTENCES / (DAMPING + at)));
  const operation = operationIn(query, library.facts.api);
  const reference = index.pages.find(({route}) => route === API_PAGE);
  if (operation && reference?.version === version && (kind ?? reference.kind) === reference.kind)
    add(
      foundHit(library, reference, operation.id, {
        lvl1: reference.title,
        lvl2: titleIn(reference, operation.id),
      }),
      NAMED,
    );
  const printed = findErrors(query, library.errors, MOST_ERRORS).filter((one) => one.isPrinted);
  printed.forEach(({error: {url, page: title, section, symptom}}, at) => {
    const page = library.pageAt(url);
    if (page?.version !== version || (kind !== undefined && page.kind !== kind)) return;
    const id = idOf(page, url.split('#')[1] ?? '');
    const place = foundHit(library, page, id, {lvl1: title, lvl2: section, lvl3: symptom});
    add(place, NAMED / (DAMPING + at));
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
  const asksForFlag = FLAG.test(query);
  hits.forEach(({url = '', anchor, hierarchy}, at) => {
    const page = library.pageAt(url);
    if (!page) return;
    const id = idOf(page, anchor ?? '');
    const start = id === '' ? finder.startOf(page) : undefined;
    const place = start ?? foundHit(library, page, id, hierarchy ?? {});
    const weight = asksForFlag && id.startsWith('--') ? NAMED : 1;
    add(place, weight / (DAMPING + at));
  });
  return [...scores.values()].sort((a, b) => b.score - a.score).map(({place}) => place);
}

/** Heading of a section. */
const titleIn = ({sections}: PageEntry, id: string): string =>
  sections.find((section) => section.id === id)?.title ?? id;
