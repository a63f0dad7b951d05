import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import type {Mounted} from '../island';
import {addStyles} from './addStyles';
import {SearchModal, type SearchModalProps} from './modal/SearchModal';

export interface SearchBoxProps extends Omit<SearchModalProps, 'typed'> {
  /** What the reader typed while the box was on its way; a line break at the end is an Enter. */
  readonly typed: () => string;
}

/** Shows the search box in front of the page. */
export function mount(host: Element, {typed, ...ways}: SearchBoxProps): Mounted {
  addStyles();
  const root = createRoot(host, {
    // A box that fails is gone, and may be opened again.
    onUncaughtError: (error) => {
      reportError(error);
      ways.onClose();
    },
  });
  flushSync(() => root.render(<SearchModal typed={typed()} {...ways} />));
  return root;
}
