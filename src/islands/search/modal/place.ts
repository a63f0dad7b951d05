/** Where a chosen hit opens. */
export type Place = 'here' | 'tab' | 'window';

/** The middle button of a mouse, in events of a pointer. */
export const MIDDLE = 1;

interface Press extends Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'> {
  /** Left out for keys. */
  readonly button?: number;
}

/** Spec §2: Ctrl or Cmd opens a new tab, Shift a new window. As everywhere, the middle button opens a tab. */
export function placeOf({ctrlKey, metaKey, shiftKey, button}: Press): Place {
  if (ctrlKey || metaKey || button === MIDDLE) return 'tab';
  return shiftKey ? 'window' : 'here';
}
