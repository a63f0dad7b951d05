import * as strings from '../../i18n/en/strings';
import {focusPlace} from '../client/focus';
import {make} from './make';

/**
 * Fetches a part of an element's script and uses it. Should it not come, the element says so, with a button that tries again.
 *
 * @param signal - Aborts when the element leaves: then nothing is used or said any more.
 * @param load - Imports the part.
 * @param place - Begins with the note.
 */
export function loadPart<Part>(
  element: HTMLElement,
  signal: AbortSignal,
  load: () => Promise<Part>,
  use: (part: Part) => void,
  place = element,
): void {
  load()
    .finally(() => element.querySelector('.missing-part')?.remove())
    .then(
      (part) => signal.aborted || use(part),
      () =>
        signal.aborted ||
        sayMissing(place, signal, () => loadPart(element, signal, load, use, place)),
    );
}

/** Says, at the top of an element, that its script did not come. Its fields show what the address says. */
function sayMissing(element: HTMLElement, signal: AbortSignal, onRetry: () => void): void {
  const button = make('button', {type: 'button'}, strings.retry);
  const alert = make('p', {className: 'missing-part'}, `${strings.partMissing} `, button);
  alert.setAttribute('role', 'alert');
  signal.addEventListener('abort', () => alert.remove());
  button.addEventListener('click', () => {
    alert.remove();
    // The focus would be lost with the button.
    focusPlace(element.querySelector('h1') ?? element);
    onRetry();
  });
  element.prepend(alert);
  // It waits for nothing any more.
  element.querySelector(':scope > [data-status]')?.replaceChildren();
  const asked = new URLSearchParams(location.search);
  for (const field of element.querySelectorAll<HTMLInputElement>('input[name]'))
    field.value = asked.get(field.name) ?? field.value;
}
