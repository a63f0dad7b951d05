import {createRoot} from 'react-dom/client';
import {CrashBoundary} from '../CrashBoundary';
import type {Mounted} from '../island';
import {addStyles} from '../search/addStyles';
import {SearchResults, type SearchResultsProps} from './SearchResults';

export type {SearchResultsProps} from './SearchResults';

/** Shows all results for the query in the address. */
export function mount(host: Element, {field}: SearchResultsProps): Mounted {
  addStyles();
  const root = createRoot(host);
  root.render(
    <CrashBoundary>
      <SearchResults field={field} />
    </CrashBoundary>,
  );
  return root;
}
