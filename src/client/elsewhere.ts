import {store, stored} from './storage';

const KEY = 'docs.elsewhere';
const ATTRIBUTE = 'data-mark-elsewhere';

/** Whether the reader wants links to other sites marked. */
export const marksElsewhere = (): boolean => stored(KEY) === 'yes';

/** Marks links to other sites, or no longer (src/css/content.css), on all pages and visits. */
export function markElsewhere(marks: boolean): void {
  store(KEY, marks ? 'yes' : null);
  document.documentElement.toggleAttribute(ATTRIBUTE, marks);
}

/** Does what the reader chose on an earlier visit. */
export const markAsChosen = (): void =>
  void document.documentElement.toggleAttribute(ATTRIBUTE, marksElsewhere());
