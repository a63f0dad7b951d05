import {store, stored} from '../client/storage';

/** Where a reader's choice of tab is stored; followed by the group's name. */
const KEY = 'docusaurus.tab.';

/** The stored choice of a group. */
export const storedChoice = (group: string): string | null => stored(KEY + group);

/** Keeps a choice for other pages and visits. */
export const storeChoice = (group: string, value: string): void => store(KEY + group, value);

/** The group whose choice a storage key holds, if it does. */
export function groupOfKey(key: string | null): string | undefined {
  return key?.startsWith(KEY) ? key.slice(KEY.length) : undefined;
}

/** Shows one tab of a set of tabs. Leaves the set alone when it has no such tab. */
function show(tabs: Element, value: string): void {
  const own = [...tabs.querySelectorAll<HTMLElement>('[role=tab], [role=tabpanel]')].filter(
    (part) => part.closest('doc-tabs') === tabs,
  );
  if (!own.some(({dataset}) => dataset['value'] === value)) return;
  for (const part of own) {
    const chosen = part.dataset['value'] === value;
    if (part.getAttribute('role') === 'tab') {
      part.setAttribute('aria-selected', String(chosen));
      part.tabIndex = chosen ? 0 : -1;
    } else {
      part.toggleAttribute('data-inactive', !chosen);
      part.setAttribute('aria-hidden', String(!chosen));
    }
  }
}

/** Shows `value` in every set of tabs of a group at or below `root`. */
export function showChoice(root: Document | Element, group: string, value: string): void {
  const selector = `doc-tabs[data-tabs="${CSS.escape(group)}"]`;
  if (root instanceof Element && root.matches(selector)) show(root, value);
  for (const tabs of root.querySelectorAll(selector)) show(tabs, value);
}
