import styles from '!!../../../plugins/style-text/styleText.mjs!./notice.css';
import * as strings from '../../../i18n/en/strings';
import {make} from '../../elements/make';
import {adoptStyles} from '../../islands/adoptStyles';
import {ask} from './serviceWorker';

/** One that waits still after this time does not take over by itself, in milliseconds. */
const WAITING_MS = 500;

/** Says that a version waits; the page stays what it is until the reader wants the new one. */
function announce(registration: ServiceWorkerRegistration): void {
  if (document.querySelector('.version-notice')) return;
  adoptStyles(styles);
  const notice = make('div', {className: 'version-notice'});
  notice.setAttribute('role', 'status');
  const button = (text: string, onclick: () => void): HTMLButtonElement =>
    make('button', {type: 'button', onclick}, text);
  // The first stop of the keyboard, not the last.
  document.body.prepend(notice);
  // A status is read out when its text changes, not when it comes with it.
  requestAnimationFrame(() =>
    notice.append(
      `${strings.versionReady} `,
      button(strings.reload, () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
          once: true,
        });
        if (registration.waiting) ask(registration.waiting, {ask: 'replace'});
        // Another window has made it take over.
        else location.reload();
      }),
      button(strings.later, () => notice.remove()),
    ),
  );
}

/** Announces each version of the site that waits to take over. */
export function announceVersions(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) announce(registration);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => setTimeout(look, WAITING_MS));
  });
}
