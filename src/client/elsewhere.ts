import {store, stored} from './storage';

const KEY = 'docs.elsewhere';
const ATTRIBUTE = 'data-mark-elsewhere';

/** Whether the reader wants links to other sites marked. */
export const marksElsewhere = (): boolean => stored(KEY) === 'yes';

/** Marks links to other sites, or no longer. The marks are fetched for those who want them. */
function show(marks: boolean): void {
  document.documentElement.toggleAttribute(ATTRIBUTE, marks);
  if (marks)
    void import(/* webpackChunkName: "elsewhere" */ './elsewhereMarks').catch(() => undefined);
}

/** Keeps the reader's choice for all pages and visits, and does it. */
export function markElsewhere(marks: boolean): void {
  store(KEY, marks ? 'yes' : null);
  show(marks);
}

/** Does what the reader chose on an earlier visit. */
export function markAsChosen(): void {
  if (marksElsewhere()) show(true);
}
