import {useLayoutEffect, useRef, type RefObject} from 'react';
import {whenIdle} from '../../../client/whenIdle';

/** Holds the page; the box is beside it. */
const PAGE_ID = '__docusaurus';

/** When the page behind the box becomes inert, in milliseconds; by then a reader who types at once sees results. */
const INERT_AFTER_MS = 1000;

/**
 * Puts the focus into the field of the dialog, keeps it inside, takes the page behind out of reach, and stops that from scrolling. A modal dialog of the browser's own would do so too, but makes it style the whole page anew before the field shows.
 *
 * @param isReplaceable - Whether typing replaces the text that is in the field already.
 */
export function useDialog(isReplaceable: boolean): {
  dialog: RefObject<HTMLDivElement | null>;
  field: RefObject<HTMLInputElement | null>;
} {
  const dialog = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const selects = useRef(isReplaceable);

  useLayoutEffect(() => {
    const root = document.documentElement;
    const page = document.getElementById(PAGE_ID);
    // The page must not jump when a scroll bar that takes up room goes.
    root.dataset['searchOpen'] = window.innerWidth > root.clientWidth ? 'gutter' : '';
    field.current?.focus({preventScroll: true});
    if (selects.current) field.current?.select();
    // Browsers hide nothing that has the focus in it.
    page?.setAttribute('aria-hidden', 'true');
    // Makes the browser style the whole page anew, so it waits until the first results show.
    const timer = setTimeout(
      () => whenIdle(() => page?.toggleAttribute('inert', dialog.current !== null)),
      INERT_AFTER_MS,
    );
    const bringBack = ({target}: FocusEvent): void => {
      if (target instanceof Node && !dialog.current?.contains(target)) field.current?.focus();
    };
    document.addEventListener('focusin', bringBack);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', bringBack);
      page?.removeAttribute('aria-hidden');
      page?.removeAttribute('inert');
      delete root.dataset['searchOpen'];
    };
  }, []);

  return {dialog, field};
}
