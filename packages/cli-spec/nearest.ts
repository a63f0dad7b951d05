/**
 * Finds the known name that a misspelt one most likely means.
 *
 * A name is near when at most a third of its letters (two at least) differ, counting a swap of two neighbours as one
 * difference, or when the misspelt name is the beginning of exactly one known name.
 * @param allowed differences at the most, where a third of the letters is too many.
 * @returns the nearest name, or undefined when none is near.
 */
export function nearest(
  name: string,
  known: readonly string[],
  allowed = Math.max(2, Math.floor(name.length / 3)),
): string | undefined {
  const ranked = known
    // Each letter too many or too few is a difference.
    .filter((candidate) => Math.abs(candidate.length - name.length) <= allowed)
    .map((candidate) => ({candidate, distance: editDistance(name, candidate)}))
    .filter(({candidate, distance}) => distance <= allowed && distance < candidate.length)
    .sort((a, b) => a.distance - b.distance);
  if (ranked[0]) return ranked[0].candidate;
  const longer = known.filter((candidate) => name.length > 2 && candidate.startsWith(name));
  return longer.length === 1 ? longer[0] : undefined;
}

/** Edits (insert, delete, replace, swap neighbours) that turn one word into the other. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({length: b.length + 1}, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1));
      if (swapped) row[j] = Math.min(row[j] ?? Infinity, at(i - 2, j - 2) + 1);
    }
  }
  return at(a.length, b.length);
}

/** Says which known name was probably meant, or lists them all when none is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  if (near !== undefined) return `did you mean ${near}?`;
  return known.length > 0 ? `known: ${known.join(', ')}` : 'there are none';
}
