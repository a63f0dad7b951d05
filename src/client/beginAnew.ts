/** The part before everything on a page, where readers with a keyboard begin. */
const BEGINNING = '#__docusaurus > [role=region]';

/** The next Tab reaches the first link of the page; nothing has the focus until then. Who hears the page hears its title. */
export function beginAnew(): void {
  const beginning = document.querySelector<HTMLElement>(BEGINNING);
  if (!beginning) return;
  beginning.setAttribute('aria-label', document.title);
  beginning.tabIndex = -1;
  beginning.focus({preventScroll: true});
  beginning.removeAttribute('tabindex');
}
