/** Where is stored what a reader chose in the panel of shortcuts: words of src/elements/shortcutsPanel. */
export const CHOICES_KEY = 'docs.elsewhere';

/** What is stored under a key; `null` when nothing is, or storage is closed to the page. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or deletes it with `null`. Where storage is closed or full, a choice holds for this page alone. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The reader's choice must work all the same.
  }
}
