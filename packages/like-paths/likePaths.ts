/** Least likeness (0 to 1) at which a page is worth offering. */
const LEAST_LIKENESS = 0.3;

/** How much of a path is looked at, from its end; the paths of pages are shorter. Anybody can ask for a long one. */
const MAX_LENGTH = 200;

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
  const rest = new Map<string, number>();
  for (const pair of right) rest.set(pair, (rest.get(pair) ?? 0) + 1);
  const shared = left.filter((pair) => {
    const count = rest.get(pair) ?? 0;
    rest.set(pair, count - 1);
    return count > 0;
  });
  return left.length + right.length === 0 ? 0 : (2 * shared.length) / (left.length + right.length);
}

/** What a word of a page's name is worth of the whole name. */
const OF_WORD = 0.9;

/** How much a name looks like that of a page, or like one of its words: people shorten names. */
function nameLikeness(name: readonly string[], page: string): number {
  const words = page.split(/[^a-z0-9]+/i).map((word) => OF_WORD * likeness(name, pairs(word)));
  return Math.max(likeness(name, pairs(page)), ...words);
}

const lastSegment = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

/**
 * The known paths that look most like a path that does not exist, best first. The last
 * segment counts twice: people remember a page's name better than its folder.
 *
 * @param limit - How many at the most.
 */
export function likePaths(missing: string, known: readonly string[], limit: number): string[] {
  const path = missing.slice(-MAX_LENGTH);
  const whole = pairs(path);
  const end = pairs(lastSegment(path));
  return known
    .map((page) => ({
      page,
      score: (likeness(whole, pairs(page)) + 2 * nameLikeness(end, lastSegment(page))) / 3,
    }))
    .filter(({score}) => score >= LEAST_LIKENESS)
    .sort((a, b) => b.score - a.score || a.page.localeCompare(b.page))
    .slice(0, limit)
    .map(({page}) => page);
}
