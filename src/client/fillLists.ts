/** A list of a category that the build left out, and the page that has it (src/theme/DocSidebarItem/Category). */
export const LEFT_OUT = 'ul[data-list-at]:empty';

/** The same for one list in all sidebars that show it: where it is, and the name of its category. */
const nameOf = (list: HTMLElement): string =>
  `${list.dataset['listAt']} ${list.previousElementSibling?.textContent}`;

/** Puts copies of lists that another sidebar shows into the places where this one leaves them out. */
export function fillLists(sidebar: Element, other: Element): void {
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
