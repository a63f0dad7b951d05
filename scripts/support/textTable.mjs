/**
 * Lines of a table whose columns stand below each other.
 * @param {readonly (readonly string[])[]} rows the first with the headings
 * @param {number} left how many columns begin at the left; the others, of numbers, end at the right
 */
export function textTable(rows, left) {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    widths
      .map((width, at) => (at < left ? row[at]?.padEnd(width) : row[at]?.padStart(width)))
      .join('  '),
  );
}
