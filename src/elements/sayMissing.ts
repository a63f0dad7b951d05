import * as strings from '../../i18n/en/strings';
import {focusPlace} from '../client/focus';
import {make} from './make';

/**
 * Says, at the top of an element, that its script did not come, with a button that tries again. Its fields show what the address
 * says.
 *
 * @param signal - Aborts when the element leaves, and takes that along.
 */
export function sayMissing(element: HTMLElement, signal: AbortSignal, onRetry: () => void): void {
  if (signal.aborted) return;
  element.querySelector('.missing-part')?.remove();
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
  const asked = new URLSearchParams(location.search);
  for (const field of element.querySelectorAll<HTMLInputElement>('input[name]'))
    field.value = asked.get(field.name) ?? field.value;
}
