/** Placeholders of titles that stand for many cases: `%s` and its kin, and `$name`. */
const PLACEHOLDER = /%[sdifjop#]|\$[\w.]+/g;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Matches every title that a title as written in a file stands for.
 * @param value - Of the first placeholder; left out, any will do.
 */
export function titlePattern(title: string, value?: string): RegExp {
  const [before = '', ...after] = title.split(PLACEHOLDER).map(escape);
  // Strings stand in quotation marks in the place of a name.
  const first = value === undefined ? '[^]+' : `'?${escape(value)}'?`;
  return new RegExp(
    `^${before}${after.map((part, index) => (index === 0 ? first : '[^]+') + part).join('')}$`,
  );
}

/** Whether a test file has a title, in any kind of quotation marks. */
export function hasTitle(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) =>
    source.includes(quote + title.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote),
  );
}
