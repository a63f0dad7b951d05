import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import type {Mounted} from '../island';
import {addStyles} from './addStyles';
import {SearchModal, type EarlyInput} from './modal/SearchModal';

export interface SearchBoxProps {
  /** What the reader did while the box was on its way. */
  readonly early: () => EarlyInput;
  /** Called once, when the box is to disappear; whoever opened it takes the focus back. */
  readonly onClose: () => void;
}

/** Shows the search box in front of the page. */
export function mount(host: Element, {early, onClose}: SearchBoxProps): Mounted {
  addStyles();
  const root = createRoot(host, {
    // A box that fails is gone, and may be opened again.
    onUncaughtError: (error) => {
      reportError(error);
      onClose();
    },
  });
  flushSync(() => root.render(<SearchModal {...early()} onClose={onClose} />));
  return root;
}
