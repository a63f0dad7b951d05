import {createRoot} from 'react-dom/client';
import {CrashBoundary} from '../CrashBoundary';
import type {Mounted} from '../island';
import {addStyles} from '../search/addStyles';
import {SearchResults} from './SearchResults';

export interface SearchResultsProps {
  /** Field with the query; typing changes the address, and the address the results. */
  readonly field: HTMLInputElement;
}

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
