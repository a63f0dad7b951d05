import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import type {Mounted} from '../island';
import {addStyles} from './addStyles';
import {SearchModal} from './modal/SearchModal';

export interface SearchBoxProps {
  /** What the reader typed while the box was on its way; a line break at the end is an Enter. */
  readonly typed: () => string;
  /** Called once, when the box is to disappear; whoever opened it takes the focus back. */
  readonly onClose: () => void;
}

/** Shows the search box in front of the page. */
export function mount(host: Element, {typed, onClose}: SearchBoxProps): Mounted {
  addStyles();
  const root = createRoot(host, {
    // A box that fails is gone, and may be opened again.
    onUncaughtError: (error) => {
      reportError(error);
      onClose();
    },
  });
  flushSync(() => root.render(<SearchModal typed={typed()} onClose={onClose} />));
  return root;
}
