import {useSyncExternalStore} from 'react';
import {ADDRESS_CHANGE} from '../client/history';

function subscribe(onChange: () => void): () => void {
  addEventListener(ADDRESS_CHANGE, onChange);
  return () => removeEventListener(ADDRESS_CHANGE, onChange);
}

/** The query of the page's address, `?` included, as it is now. */
export const useQueryString = (): string => useSyncExternalStore(subscribe, () => location.search);
