import {fillLists, LEFT_OUT} from './fillLists';
import {SIDEBAR_ATTRIBUTE} from './Page';

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
