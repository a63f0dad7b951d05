import * as strings from '../../i18n/en/strings';
import {make} from '../elements/make';
import {CONTENT_ATTRIBUTE, FRAME_ID, MAIN_ID} from './Page';

/** How long something may be on its way before a spinner says so, in milliseconds (spec §9). */
const SPINNER_DELAY_MS = 200;

/** Puts something in the place of the page's content; the sidebar goes, since the page may have none. */
function fill(...nodes: readonly Node[]): void {
  const content = make('div', {}, make('main', {id: MAIN_ID, className: 'page-screen'}, ...nodes));
  content.setAttribute(CONTENT_ATTRIBUTE, '');
  document.getElementById(FRAME_ID)?.replaceChildren(content);
}

/** @param title - Of the window. */
function show(
  title: string,
  heading: string,
  detail: string,
  action: string,
  onAction: () => void,
): void {
  const alert = make('div', {}, make('h1', {}, heading), make('p', {}, detail));
  alert.setAttribute('role', 'alert');
  // The name of the site stays.
  document.title = document.title.replace(/.*(?= \|)/, title);
  const button = make('button', {type: 'button', onclick: onAction}, action);
  fill(alert, button);
  // What had the focus is gone, perhaps this button of the time before.
  if (!document.querySelector(':focus')) button.focus();
}

/** Says why a page did not come (spec §2 "Shared layout"), with a button that tries again. */
export function showUnreachable(onRetry: () => void): void {
  const heading = strings.pageUnreachable;
  show(heading, heading, strings.pageNotFetched, strings.retry, onRetry);
}

/** Says that showing a page failed (spec §8). */
export function showCrash(error: unknown, onRetry: () => void): void {
  const detail = error instanceof Error ? error.message : String(error);
  show(strings.pageErrorTitle, strings.pageCrashed, detail, strings.tryAgain, onRetry);
}

/**
 * Shows a spinner in the place of the page once it has been on its way for a while.
 *
 * @returns stops waiting; the page that came takes the spinner's place.
 */
export function showSpinner(): () => void {
  const timer = setTimeout(() => {
    const spinner = make('div', {className: 'page-spinner'});
    spinner.setAttribute('role', 'status');
    spinner.setAttribute('aria-label', strings.loading);
    fill(spinner);
  }, SPINNER_DELAY_MS);
  return () => clearTimeout(timer);
}
