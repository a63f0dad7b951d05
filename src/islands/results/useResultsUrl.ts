import {useSyncExternalStore} from 'react';
import {ADDRESS_CHANGE} from '../../client/history';
import {resultsUrl} from './resultsUrl';

function subscribe(onChange: () => void): () => void {
  addEventListener(ADDRESS_CHANGE, onChange);
  return () => removeEventListener(ADDRESS_CHANGE, onChange);
}

/** {@link resultsUrl}, as it is now. */
export const useResultsUrl = (): URL => useSyncExternalStore(subscribe, resultsUrl);
