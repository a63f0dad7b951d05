import {useLayoutEffect, useRef, type RefObject} from 'react';

/**
 * Opens the dialog over everything else, puts the focus into its field, and stops the page behind from scrolling.
 *
 * @param isReplaceable - Whether typing replaces the text that is in the field already.
 */
export function useDialog(isReplaceable: boolean): {dialog: RefObject<HTMLDialogElement | null>; field: RefObject<HTMLInputElement | null>} {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const selects = useRef(isReplaceable);

  useLayoutEffect(() => {
    const page = document.documentElement;
    page.classList.add('search-open');
    dialog.current?.showModal();
    field.current?.focus();
    if (selects.current) field.current?.select();
    return () => page.classList.remove('search-open');
  }, []);

  return {dialog, field};
}
