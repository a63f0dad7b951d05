/** How a word of the index stands for a word of the query, best first. */
export const EXACT = 1;
/** Plural or verb form. */
export const INFLECTED = 2;
export const SYNONYM = 3;
/** The typed word is the beginning of the found one. */
export const PREFIX = 4;
export const ONE_TYPO = 5;
export const TWO_TYPOS = 6;

/** Typing errors that a form stands for. */
export function typosOf(form: number): number {
  return Math.max(0, form - PREFIX);
}
