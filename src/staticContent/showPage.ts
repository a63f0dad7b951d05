import {fillLists} from './fillLists';
import type {Page} from './Page';

const linksOf = (sidebar: Element): string =>
  [...sidebar.querySelectorAll('a')].map(({href}) => href).join();

/** Whether two sidebars have the same links, once each has the lists that only the other one had. */
function areSame(one: Element, other: Element): boolean {
  fillLists(one, other);
  fillLists(other, one);
  return linksOf(one) === linksOf(other);
}

/**
 * Puts a page into the place of the one before. A sidebar with the same links stays, with what the
 * reader opened in it and where it is scrolled to.
 */
export function showPage(root: Element, {sidebar, main}: Page): void {
  if (main.parentElement === root) return;
  const [shown] = root.getElementsByTagName('aside');
  if (!shown || !sidebar || !areSame(shown, sidebar)) {
    root.replaceChildren(...(sidebar ? [sidebar] : []), main);
    return;
  }
  // The sidebar must not leave the document, or it would forget where it is scrolled to.
  for (const part of [...root.children]) if (part !== shown) part.remove();
  root.append(main);
}
