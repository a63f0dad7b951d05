/** Least likeness (0 to 1) at which a page is worth offering. */
const LEAST_LIKENESS = 0.3;

function pairs(text: string): string[] {
  const letters = text
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return Array.from({length: Math.max(letters.length - 1, 0)}, (_, index) =>
    letters.slice(index, index + 2),
  );
}

/** Sørensen–Dice coefficient of two lists of letter pairs: 0 for nothing shared, 1 for the same. */
function likeness(left: readonly string[], right: readonly string[]): number {
  const rest = [...right];
  const shared = left.filter((pair) => {
    const index = rest.indexOf(pair);
    if (index !== -1) rest.splice(index, 1);
    return index !== -1;
  });
  return left.length + right.length === 0 ? 0 : (2 * shared.length) / (left.length + right.length);
}

const lastSegment = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

/**
 * The known paths that look most like a path that does not exist, best first. The last
 * segment counts twice: people remember a page's name better than its folder.
 *
 * @param limit - How many at the most.
 */
export function likePaths(missing: string, known: readonly string[], limit: number): string[] {
  const whole = pairs(missing);
  const end = pairs(lastSegment(missing));
  return known
    .map((path) => ({
      path,
      score: (likeness(whole, pairs(path)) + 2 * likeness(end, pairs(lastSegment(path)))) / 3,
    }))
    .filter(({score}) => score >= LEAST_LIKENESS)
    .sort((a, b) => b.score - a.score || a.path.localeCompare(b.path))
    .slice(0, limit)
    .map(({path}) => path);
}
