import type {Page} from './Page';

const linksOf = (sidebar: Element): string => [...sidebar.querySelectorAll('a')].map(({href}) => href).join();

/**
 * Puts a page into the place of the one before. A sidebar with the same links stays, with what the
 * reader opened in it and where it is scrolled to.
 */
export function showPage(root: Element, {sidebar, main}: Page): void {
  if (main.parentElement === root) return;
  const [shown] = root.getElementsByTagName('aside');
  const isSame = shown && sidebar && linksOf(shown) === linksOf(sidebar);
  if (!isSame) {
    root.replaceChildren(...(sidebar ? [sidebar] : []), main);
    return;
  }
  // The sidebar must not leave the document, or it would forget where it is scrolled to.
  for (const part of [...root.children]) if (part !== shown) part.remove();
  root.append(main);
}
