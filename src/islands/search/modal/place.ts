/** Where a chosen hit opens. */
export type Place = 'here' | 'tab' | 'window';

/** Spec §2: Ctrl or Cmd opens a new tab, Shift a new window. */
export function placeOf({
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): Place {
  if (ctrlKey || metaKey) return 'tab';
  return shiftKey ? 'window' : 'here';
}
