import type {KeyboardEvent} from 'react';

/** Moves the focus with arrow keys between the field and the links of a screen without a list. Tab closes the box. */
export function moveFocus(event: KeyboardEvent): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (step === undefined) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'input, .search-screen a, .search-screen button',
    ),
  ];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  event.preventDefault();
  stops[(at + step + stops.length) % stops.length]?.focus();
}
