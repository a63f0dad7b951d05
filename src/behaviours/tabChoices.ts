/** Where the framework keeps a reader's choice of tab; followed by the group's name. */
const KEY = 'docusaurus.tab.';

/** The kept choice of a group; `null` when there is none or storage is closed to us. */
function storedChoice(group: string): string | null {
  try {
    return localStorage.getItem(KEY + group);
  } catch {
    return null;
  }
}

/** Keeps the choice for other pages and visits; where storage is closed it holds for this page. */
export function storeChoice(group: string, value: string): void {
  try {
    localStorage.setItem(KEY + group, value);
  } catch {
    // A full or forbidden storage must not stop the reader from changing tabs.
  }
}

/** The group whose choice a storage key holds, if it does. */
export function groupOfKey(key: string | null): string | undefined {
  return key?.startsWith(KEY) ? key.slice(KEY.length) : undefined;
}

/** Shows one tab of a set of tabs. Leaves the set alone when it has no such tab. */
function show(tabs: Element, value: string): void {
  const own = [...tabs.querySelectorAll<HTMLElement>('[role=tab], [role=tabpanel]')].filter(
    (part) => part.closest('[data-tabs]') === tabs,
  );
  if (!own.some((part) => part.dataset.value === value)) return;
  for (const part of own) {
    const chosen = part.dataset.value === value;
    if (part.getAttribute('role') === 'tab') {
      part.setAttribute('aria-selected', String(chosen));
      part.tabIndex = chosen ? 0 : -1;
    } else {
      part.toggleAttribute('data-inactive', !chosen);
    }
  }
}

/** Shows `value` in every set of tabs of a group below `root`. */
export function showChoice(root: ParentNode, group: string, value: string): void {
  for (const tabs of root.querySelectorAll(`[data-tabs="${CSS.escape(group)}"]`)) show(tabs, value);
}

/** Shows what the reader chose before, in every set of tabs below `root`. */
export function applyTabChoices(root: ParentNode): void {
  const groups = new Set(
    [...root.querySelectorAll<HTMLElement>('[data-tabs]')].map(({dataset}) => dataset.tabs ?? ''),
  );
  for (const group of groups) {
    const value = storedChoice(group);
    if (value !== null) showChoice(root, group, value);
  }
}
