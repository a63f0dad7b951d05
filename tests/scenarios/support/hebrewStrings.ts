import * as english from '../../../i18n/en/strings';

/** Stands for the translation of a text: a Hebrew letter in front of it. */
export const hebrew = (text: string): string => `א ${text}`;

/** Source of what stands in the place of an English string, or of a group of them. */
function sourceOf(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(hebrew(value));
  if (typeof value === 'function') {
    const taken = Array.from({length: value.length}, (_, index) => `value${index}`).join(', ');
    return `(${taken}) => ${JSON.stringify(hebrew(''))} + (${String(value)})(${taken})`;
  }
  const parts = Object.entries(value as Readonly<Record<string, unknown>>);
  return `{${parts.map(([name, part]) => `${name}: ${sourceOf(part)}`).join(', ')}}`;
}

/**
 * A file of strings for the scenario site in two languages, made from the English ones: a new string needs no translator, and
 * one that is not in the file shows by its lack of Hebrew letters.
 */
export const hebrewStrings = (): string =>
  Object.entries({...english, isRightToLeft: true})
    .map(
      ([name, value]) =>
        `export const ${name} = ${typeof value === 'boolean' ? String(value) : sourceOf(value)};\n`,
    )
    .join('');
