import type { SearchRecord } from '../../../packages/search-engine';

/** A search engine under test. */
export interface Engine {
  readonly name: string;
  /** Indexes the records and returns a function that gives the routes for a query, best first, one per page. */
  readonly open: (records: readonly SearchRecord[]) => (query: string) => string[];
}

/** The first ten different pages of a list of addresses. */
export function firstPages(urls: Iterable<string>): string[] {
  const pages = new Set<string>();
  for (const url of urls) {
    pages.add(url.replace(/#.*$/, ''));
    if (pages.size === 10) break;
  }
  return [...pages];
}
