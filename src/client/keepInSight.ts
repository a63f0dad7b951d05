/** Scrolls a list so that an entry out of its sight is in the middle of it, unless the reader is in the list with the keyboard. Only the list moves, never the page. */
export function keepInSight(entry: Element | null | undefined, list: Element | null): void {
  if (!entry || !list || list.matches(':focus-within')) return;
  const [box, frame] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < frame.top || box.bottom > frame.bottom)
    list.scrollTop += box.top - frame.top - frame.height / 2;
}
