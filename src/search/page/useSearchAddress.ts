import {useHistory, useLocation} from '@docusaurus/router';
import {useRef} from 'react';
import {readAddress, writeAddress, type SearchAddress} from './searchAddress';

/**
 * The address of the results page, and the ways to change it. While a reader types, one entry of the
 * browser's history follows the text: the back button leads to the search before, not to each letter.
 */
export function useSearchAddress(): {
  address: SearchAddress;
  go: (address: SearchAddress, how: 'push' | 'replace') => void;
  type: (query: string) => void;
  /** The reader is done with the text: more of it makes another entry of the browser's history. */
  settle: () => void;
} {
  const history = useHistory();
  const {search, key} = useLocation();
  const typedInto = useRef<string>(undefined);
  const go = (address: SearchAddress, how: 'push' | 'replace'): void =>
    history[how]({search: writeAddress(address)});

  return {
    address: readAddress(search),
    go,
    type: (query) => {
      const {kind} = readAddress(search);
      go(
        {query, kind, pages: 1},
        typedInto.current !== undefined && typedInto.current === key ? 'replace' : 'push',
      );
      typedInto.current = history.location.key;
    },
    settle: () => {
      typedInto.current = undefined;
    },
  };
}
