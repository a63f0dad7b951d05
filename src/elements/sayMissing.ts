import * as strings from '../../i18n/en/strings';
import {focusPlace} from '../client/focus';
import {make} from './make';

/** Says, at the top of an element, that its script did not come, with a button that tries again. Its fields show what the address says. */
export function sayMissing(element: HTMLElement, onRetry: () => void): void {
  const button = make('button', {type: 'button'}, strings.retry);
  const alert = make('p', {className: 'missing-part'}, `${strings.partMissing} `, button);
  alert.setAttribute('role', 'alert');
  button.addEventListener('click', () => {
    alert.remove();
    // The focus would be lost with the button.
    focusPlace(element.querySelector('h1'));
    onRetry();
  });
  element.prepend(alert);
  const asked = new URLSearchParams(location.search);
  for (const field of element.querySelectorAll<HTMLInputElement>('input[name]'))
    field.value = asked.get(field.name) ?? field.value;
}
