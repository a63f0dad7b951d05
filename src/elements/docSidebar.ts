import {visit} from '../client/navigation';
import {fetchLists, LEFT_OUT} from '../client/sidebarLists';
import {define} from './define';
import {markCurrent, markLinks, openCategory} from './sidebarLinks';

/** What opens and closes a category: its caret; its name where it has no page of its own, or where that page is on show. */
const OPENERS = '.menu__list-item-collapsible > :is(.menu__caret, [role=button], [aria-current])';

/** Opens a category whose list is not in this page. When the list cannot be had, the reader goes to the page that holds it. */
async function openFrom(path: string, category: Element): Promise<void> {
  try {
    await fetchLists(path, category);
    markLinks(category, location.pathname);
    openCategory(category, true);
  } catch {
    if (category.isConnected) visit(new URL(path, location.href));
  }
}

/** The navigation of the docs, beside a page and in the menu of phones. */
define('doc-sidebar', (sidebar, signal) => {
  markCurrent(sidebar, location.pathname);
  sidebar.addEventListener(
    'click',
    (event) => {
      const category = (event.target as Element).closest(OPENERS)?.closest('li');
      if (!category || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      const path = category.querySelector<HTMLElement>(`:scope > ${LEFT_OUT}`)?.dataset['listAt'];
      if (path) void openFrom(path, category);
      else openCategory(category, category.classList.contains('menu__list-item--collapsed'));
    },
    // Before the page's own way with links.
    {signal, capture: true},
  );
});
