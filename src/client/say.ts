import {make} from '../elements/make';

/** How long what was said stays in the page, in milliseconds. */
const SAID_MS = 2000;

/** Until a screen reader knows the place where a text will stand, in milliseconds: it tells what changes, not what comes with its text. */
const KNOWN_MS = 100;

/** Says a text to those who hear the page. */
export function say(text: string): void {
  const status = make('p', {className: 'visually-hidden'});
  status.setAttribute('role', 'status');
  document.body.append(status);
  setTimeout(() => (status.textContent = text), KNOWN_MS);
  setTimeout(() => status.remove(), SAID_MS);
}
