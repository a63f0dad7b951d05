import type {PageKind} from '@toolhive-docs/search-engine';
import {isKind} from '../search/hits/kindNames';
import {MAX_QUERY} from '../search/request/maxQuery';

/** What the address of the results page says: everything that another reader needs to see the same. */
export interface SearchAddress {
  readonly query: string;
  readonly kind: PageKind | undefined;
  /** How many pages of hits are on screen. */
  readonly pages: number;
}

/** Most pages of hits that an address may ask for at once. */
const MAX_PAGES = 10;

/** Reads `?q=…&kind=…&pages=…`; what makes no sense counts as left out. */
export function readAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get('kind');
  const pages = Number(parameters.get('pages') ?? 1);
  return {
    query: (parameters.get('q') ?? '').slice(0, MAX_QUERY),
    kind: isKind(kind) ? kind : undefined,
    pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, MAX_PAGES) : 1,
  };
}

/** The part of an address after its path. */
export function writeAddress({query, kind, pages}: SearchAddress): string {
  const parameters = new URLSearchParams({
    ...(query && {q: query}),
    ...(kind && {kind}),
    ...(pages > 1 && {pages: String(pages)}),
  });
  const text = parameters.toString();
  return text && `?${text}`;
}
