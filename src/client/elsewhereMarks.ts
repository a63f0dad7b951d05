import * as strings from '../../i18n/en/strings';
import {adoptStyles} from '../islands/adoptStyles';
import {MARKS_KEY, store, stored} from './storage';

// Where a browser does not know how to name the mark, or to see a logo in a link, it shows the mark all the same.
const STYLES = `[data-mark-elsewhere] a[href^='http']::after { content: ' ↗'; content: ' ↗' / ' ${strings.anotherSite}'; }
  [data-mark-elsewhere] a[href^='http']:has(svg)::after { content: none; }`;

/** Whether the reader wants links to other sites marked. */
export const marksElsewhere = (): boolean => stored(MARKS_KEY) !== null;

/** Marks links to other sites, or no longer. */
export function showMarks(marks: boolean): void {
  adoptStyles(STYLES);
  document.documentElement.toggleAttribute('data-mark-elsewhere', marks);
}

/** Keeps the reader's choice for all pages and visits, and does it. */
export function markElsewhere(marks: boolean): void {
  store(MARKS_KEY, marks ? 'yes' : null);
  showMarks(marks);
}
