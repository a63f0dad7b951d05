import * as strings from '../../i18n/en/strings';
import {CONTENT_ATTRIBUTE, FRAME_ID} from './Page';

/** How long something may be on its way before a spinner says so, in milliseconds (spec §9). */
const SPINNER_DELAY_MS = 200;

interface Screen {
  /** Title of the window. */
  readonly title: string;
  readonly heading: string;
  readonly detail: string;
  readonly action: string;
  readonly onAction: () => void;
}

function make(
  name: string,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): Element {
  const element = document.createElement(name);
  element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** Puts something in the place of the page's content; the sidebar goes, since the page may have none. */
function fill(...nodes: readonly Node[]): void {
  const content = make('div', '', {[CONTENT_ATTRIBUTE]: ''});
  const main = make('main', '', {class: 'page-screen'});
  main.append(...nodes);
  content.append(main);
  document.getElementById(FRAME_ID)?.replaceChildren(content);
}

function show({title, heading, detail, action, onAction}: Screen): void {
  const alert = make('div', '', {role: 'alert'});
  alert.append(make('h1', heading), make('p', detail));
  const button = make('button', action, {type: 'button'});
  button.addEventListener('click', onAction);
  document.title = title;
  fill(alert, button);
}

/** Says why a page did not come (spec §2 "Shared layout"), with a button that tries again. */
export function showUnreachable(reason: string, onRetry: () => void): void {
  const heading = strings.pageUnreachable;
  show({title: heading, heading, detail: reason, action: strings.retry, onAction: onRetry});
}

/** Says that showing a page failed (spec §8). */
export function showCrash(error: unknown, onRetry: () => void): void {
  show({
    title: strings.pageErrorTitle,
    heading: strings.pageCrashed,
    detail: error instanceof Error ? error.message : String(error),
    action: strings.tryAgain,
    onAction: onRetry,
  });
}

/**
 * Shows a spinner in the place of the page once it has been on its way for a while.
 *
 * @returns stops waiting; the page that came takes the spinner's place.
 */
export function showSpinner(): () => void {
  const timer = setTimeout(
    () =>
      fill(make('div', '', {class: 'page-spinner', role: 'status', 'aria-label': strings.loading})),
    SPINNER_DELAY_MS,
  );
  return () => clearTimeout(timer);
}
