import {fillLists, LEFT_OUT} from './fillLists';
import {loadPage, pageAt} from './pages';
import {Unreachable} from './Unreachable';

/**
 * Brings the list of a category that the build left out, from a page on which the category is open.
 *
 * @param path - Path of that page.
 * @throws Unreachable when the page cannot be had; Error when it is gone, or does not hold the list.
 */
export async function bringLists(path: string, category: Element): Promise<void> {
  await loadPage(path);
  const page = pageAt(path);
  if (page instanceof Unreachable) throw page;
  if (page?.sidebar) fillLists(category, page.sidebar);
  if (category.querySelector(`:scope > ${LEFT_OUT}`))
    throw new Error(`${path} does not hold the list of its category`);
}
