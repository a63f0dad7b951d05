import {SIDEBAR_ATTRIBUTE} from './Page';

/** A list of a category that the build left out, and the page that has it (src/theme/DocSidebarItem/Category). */
export const LEFT_OUT = 'ul[data-list-at]:empty';

/** The same for one list in all sidebars that show it: where it is, and the name of its category. */
const nameOf = (list: HTMLElement): string =>
  `${list.dataset['listAt']} ${list.previousElementSibling?.textContent}`;

/** Puts copies of lists that another sidebar shows into the places where this one leaves them out. */
function fillLists(sidebar: Element, other: Element): void {
  const lists = new Map(
    [...other.querySelectorAll<HTMLElement>('ul[data-list-at]:not(:empty)')].map((list) => [
      nameOf(list),
      list,
    ]),
  );
  for (const list of sidebar.querySelectorAll<HTMLElement>(LEFT_OUT)) {
    const found = lists.get(nameOf(list))?.cloneNode(true);
    if (found) list.append(...found.childNodes);
  }
}

/**
 * Brings lists that the build left out of a long sidebar, from a page on which their categories are open.
 *
 * @param path - Path of that page.
 * @param sidebar - The sidebar, or a category of it, that lacks them.
 * @throws Error when the page cannot be had, or does not hold what is left out directly below `sidebar`.
 */
export async function fetchLists(path: string, sidebar: Element): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const file = new DOMParser().parseFromString(await response.text(), 'text/html');
  const other = file.querySelector(`[${SIDEBAR_ATTRIBUTE}]`);
  if (other) fillLists(sidebar, other);
  if (sidebar.querySelector(`:scope > ${LEFT_OUT}`))
    throw new Error(`${path} does not hold the list of its category`);
}
