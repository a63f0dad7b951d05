import type {PageKind} from '@toolhive-docs/search-engine';
import {isKind} from '../search/hits/kindNames';
import {cut, MAX_QUERY} from '../search/request/cut';

/** What the address of the results page says: everything that another reader needs to see the same. */
export interface SearchAddress {
  readonly query: string;
  readonly kind: PageKind | undefined;
  /** How many pages of hits are on screen. */
  readonly pages: number;
  /** Version of the docs to search in; left out for the one that the reader prefers. */
  readonly version?: string | undefined;
}

/** Most pages of hits that are shown. Source: hosts give no more than 1000 hits of a query (server/search/limits.ts). */
export const MAX_PAGES = 49;

/** Reads `?q=…&kind=…&pages=…`; what makes no sense counts as left out. */
export function readAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const version = parameters.get('version');
  const kind = parameters.get('kind');
  const pages = Number(parameters.get('pages') ?? 1);
  return {
    query: cut(parameters.get('q') ?? '', MAX_QUERY),
    kind: isKind(kind) ? kind : undefined,
    pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, MAX_PAGES) : 1,
    ...(version && {version}),
  };
}

/** The part of an address after its path. */
export function writeAddress({query, kind, pages, version}: SearchAddress): string {
  const parameters = new URLSearchParams({
    ...(query && {q: query}),
    ...(kind && {kind}),
    ...(pages > 1 && {pages: String(pages)}),
    ...(version && {version}),
  });
  const text = parameters.toString();
  return text && `?${text}`;
}
