import {useState, useSyncExternalStore} from 'react';
import {ADDRESS_CHANGE} from '../client/history';

function subscribe(onChange: () => void): () => void {
  addEventListener(ADDRESS_CHANGE, onChange);
  return () => removeEventListener(ADDRESS_CHANGE, onChange);
}

/** Reads the query of a page's address. Once the reader has gone on, it stays what it was, until the next page is there. */
function queryOf(path: string): () => string {
  let query = '';
  return () => (location.pathname === path ? (query = location.search) : query);
}

/** The query of the page's address, `?` included, as it is now. */
export function useQueryString(): string {
  const [query] = useState(() => queryOf(location.pathname));
  return useSyncExternalStore(subscribe, query);
}
