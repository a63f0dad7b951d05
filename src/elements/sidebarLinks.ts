import {keepInSight} from '../client/keepInSight';
import {pagePath} from '../client/paths';

const CATEGORY = '.theme-doc-sidebar-item-category';

/** Opens or closes a category of a sidebar. */
export function openCategory(category: Element, isOpen: boolean): void {
  category.classList.toggle('menu__list-item--collapsed', !isOpen);
  category.querySelector('ul')?.toggleAttribute('hidden', !isOpen);
  category.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', String(isOpen));
}

/** Keeps a link in sight as soon as the page is laid out; to ask for its place before would lay out the page while it starts. */
function keepInSightSoon(link: Element): void {
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    keepInSight(link, link.closest('nav'));
  });
  observer.observe(link);
}

/** Marks the links to the page at `path`, and no others. */
export function markLinks(root: ParentNode, path: string): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a.menu__link')) {
    const isCurrent =
      link.getAttribute('role') !== 'button' && pagePath(link.pathname) === pagePath(path);
    link.classList.toggle('menu__link--active', isCurrent);
    link
      .closest('.menu__list-item-collapsible')
      ?.classList.toggle('menu__list-item-collapsible--active', isCurrent);
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/**
 * Marks the links to the page at `path`, and opens and marks the categories above them.
 *
 * @returns whether there is such a link.
 */
export function markCurrent(root: ParentNode, path: string): boolean {
  markLinks(root, path);
  for (const category of root.querySelectorAll(CATEGORY)) {
    if (!category.querySelector('[aria-current]')) continue;
    category.querySelector('a')?.classList.add('menu__link--active');
    openCategory(category, true);
  }
  const current = root.querySelector('[aria-current]');
  if (current) keepInSightSoon(current);
  return current !== null;
}
