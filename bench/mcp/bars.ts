/** What the MCP server must hold on one core. Times are in milliseconds. */
export const BARS = {
  /** 95 of 100 searches take no longer. */
  searchDocs: 15,
  /** 95 of 100 pages take no longer. */
  getPage: 5,
  /** Share of the calls that may be late at the end of a steady load. */
  behind: 0.01,
  /** Memory in the second half of that load, by the first; the heap breathes by some percent. */
  growth: 1.1,
};

/** The value below which a part (0 to 1) of sorted values lies. */
export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** How much larger the mean of the second half of some values is than that of the first. */
export function growthOf(values: readonly number[]): number {
  const half = Math.floor(values.length / 2);
  const mean = (part: readonly number[]): number =>
    part.reduce((sum, value) => sum + value, 0) / part.length;
  return mean(values.slice(half)) / mean(values.slice(0, half));
}
