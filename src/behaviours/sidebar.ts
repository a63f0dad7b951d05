import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {LEFT_OUT} from '../staticContent/fillLists';

const CATEGORY = '.theme-doc-sidebar-item-category';
const trimmed = (path: string): string => path.replace(/\/$/, '');

function open(category: Element, isOpen: boolean): void {
  category.classList.toggle('menu__list-item--collapsed', !isOpen);
  category.querySelector('ul')?.toggleAttribute('hidden', !isOpen);
  category.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', String(isOpen));
}

/**
 * Brings a link that is scrolled out of its navigation into the middle of it. The browser says where both
 * are when it has laid out the page; to ask at once would make it lay out the page while it starts.
 */
function scrollTo(link: Element): void {
  const nav = link.closest('nav');
  if (!nav) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      if (!entry?.rootBounds) return;
      const {
        rootBounds: frame,
        boundingClientRect: {top, bottom},
      } = entry;
      if (top < frame.top || bottom > frame.bottom)
        nav.scrollTop += top - frame.top - frame.height / 2;
    },
    {root: nav},
  );
  observer.observe(link);
}

/** Marks the links to the page at `path`, and no others. */
function markLinks(root: ParentNode, path: string): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a.menu__link')];
  for (const link of links) {
    const isCurrent =
      link.getAttribute('role') !== 'button' && trimmed(link.pathname) === trimmed(path);
    link.classList.toggle('menu__link--active', isCurrent);
    link.parentElement?.classList.toggle(
      'menu__list-item-collapsible--active',
      isCurrent && link.classList.contains('menu__link--sublist'),
    );
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Marks the links to the page at `path`, and opens and marks the categories above them. */
export function markCurrent(root: ParentNode, path: string): void {
  markLinks(root, path);
  for (const category of root.querySelectorAll(CATEGORY)) {
    if (!category.querySelector('[aria-current]')) continue;
    category.querySelector('a')?.classList.add('menu__link--active');
    open(category, true);
  }
  const current = root.querySelector('nav [aria-current]');
  if (current) scrollTo(current);
}

/** Opens a category whose list is not in this page. When the list cannot be had, the reader goes to the page that holds it. */
async function openFrom(path: string, category: Element): Promise<void> {
  try {
    const {bringLists} = await import('../staticContent/bringLists');
    await bringLists(path, category);
    markLinks(category, window.location.pathname);
    open(category, true);
  } catch {
    if (!category.isConnected) return;
    const way = Object.assign(document.createElement('a'), {href: path});
    category.append(way);
    way.click();
    way.remove();
  }
}

// A category's caret, or its name where it has no page of its own, opens and closes it. The name of
// the category whose page is on screen does so too.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener(
    'click',
    (event) => {
      const pressed =
        event.target instanceof Element
          ? event.target.closest(
              `.menu__list-item-collapsible > :is(.menu__caret, [role=button], [aria-current])`,
            )
          : null;
      const category = pressed?.closest(CATEGORY);
      if (!category || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const left = category.querySelector<HTMLElement>(`:scope > ${LEFT_OUT}`)?.dataset['listAt'];
      if (left) void openFrom(left, category);
      else open(category, category.classList.contains('menu__list-item--collapsed'));
    },
    {capture: true},
  );
  // A name that is a button is a link for the browser, which presses it with Enter alone.
  document.addEventListener('keydown', (event) => {
    if (
      event.key !== ' ' ||
      !(event.target instanceof HTMLElement) ||
      !event.target.matches('.menu__list-item-collapsible > [role=button]')
    )
      return;
    event.preventDefault();
    event.target.click();
  });
}
