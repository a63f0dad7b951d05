import type {Section} from '../PageIndex';

/** The line that begins at a place. */
const lineAt = (text: string, start: number): string => {
  const end = text.indexOf('\n', start);
  return text.slice(start, end === -1 ? text.length : end);
};

/**
 * One section of a page's Markdown with the headings above it; for a row of a table, the table's head and that row.
 *
 * @returns undefined when the page has no such section.
 */
export function sliceSection(
  text: string,
  sections: readonly Section[],
  id: string,
): string | undefined {
  const wanted = sections.find((section) => section.id === id);
  if (!wanted) return undefined;
  const headings = sections.filter(({level}) => level !== null);
  const own = headings.find(({start}) => start === wanted.start);
  let below = own?.level ?? Infinity;
  const above: string[] = [];
  for (const {start, level} of headings.filter((one) => one.start < wanted.start).reverse()) {
    if (level === null || level >= below) continue;
    below = level;
    above.unshift(lineAt(text, start));
  }
  const {table, start, end} = wanted;
  const head =
    table === undefined
      ? ''
      : `${lineAt(text, table)}\n${lineAt(text, table + lineAt(text, table).length + 1)}\n`;
  return `${[...above, head + text.slice(start, end)].join('\n\n')}\n`;
}
