import {make} from '../elements/make';

/** How long what was said stays in the page, in milliseconds. */
const SAID_MS = 2000;

/** Says a text to those who hear the page. */
export function say(text: string): void {
  const status = make('p', {className: 'visually-hidden'});
  status.setAttribute('role', 'status');
  document.body.append(status);
  // Screen readers tell what changes, not what comes with its text.
  requestAnimationFrame(() => (status.textContent = text));
  setTimeout(() => status.remove(), SAID_MS);
}
