import type {KeyboardEvent} from 'react';
import {isRightToLeft} from '../../../../i18n/en/strings';

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

/**
 * Moves the focus between the end of the field and the buttons beside it with the arrow keys: Tab closes the box.
 *
 * @returns whether the key was meant for that.
 */
export function moveSideways(event: KeyboardEvent): boolean {
  const right = isRightToLeft ? -1 : 1;
  const step = {ArrowRight: right, ArrowLeft: -right}[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return false;
  const field = event.currentTarget.querySelector<HTMLInputElement>('.search-input');
  const isInField = event.target === field;
  // There is nothing to clear in an empty field; its arrow keys are those of the list.
  if (!field || field.value === '') return false;
  if (isInField && (step < 0 || field.selectionStart !== field.value.length)) return false;
  const stops = [
    field,
    ...event.currentTarget.querySelectorAll<HTMLElement>('.search-field button'),
  ].filter((stop) => stop.offsetParent !== null);
  const at = stops.findIndex((stop) => stop === event.target);
  const next = at < 0 ? undefined : stops[at + step];
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}
