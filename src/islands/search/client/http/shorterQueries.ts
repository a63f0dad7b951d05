/** Most queries tried for one that found nothing. */
const MAX_QUERIES = 8;

/** What a query may have meant: the same without one of its words, and without the ends of its words. */
export function shorterQueries(query: string): string[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  const withoutOne =
    words.length > 1 ? words.map((_, index) => words.toSpliced(index, 1).join(' ')) : [];
  const beginnings = words
    .filter((word) => word.length > 4)
    .map((word) => word.slice(0, Math.ceil(word.length / 2)));
  return [...new Set([...withoutOne, ...beginnings])].slice(0, MAX_QUERIES);
}
