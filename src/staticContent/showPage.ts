import type {Page} from './Page';

const linksOf = (sidebar: Element): string => [...sidebar.querySelectorAll('a')].map(({href}) => href).join();

/**
 * Puts a page into the place of the one before. A sidebar with the same links stays, with what the
 * reader opened in it and where it is scrolled to.
 */
export function showPage(root: Element, {sidebar, main}: Page): void {
  const [shown] = root.getElementsByTagName('aside');
  const isSame = shown && sidebar && linksOf(shown) === linksOf(sidebar);
  const before = root.lastElementChild;
  if (before === main) return;
  if (isSame && before) before.replaceWith(main);
  else root.replaceChildren(...(sidebar ? [sidebar] : []), main);
}
