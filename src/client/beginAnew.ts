import {focusPlace} from './focusPlace';

/** The part before everything on a page, where readers with a keyboard begin. */
const BEGINNING = '#__docusaurus > [role=region]';

/** The next Tab reaches the first link of the page. Who hears the page hears its title. */
export function beginAnew(): void {
  const beginning = document.querySelector<HTMLElement>(BEGINNING);
  beginning?.setAttribute('aria-label', document.title);
  focusPlace(beginning);
}
