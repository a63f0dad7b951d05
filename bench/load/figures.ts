/** The value below which a part (0 to 1) of sorted values lies. */
export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** The same of milliseconds, as text. */
export const percentileOf = (sorted: readonly number[], part: number): string =>
  `${percentile(sorted, part).toFixed(1)} ms`;

/** How much larger the mean of the second half of some values is than that of the first. */
export function growthOf(values: readonly number[]): number {
  const half = Math.floor(values.length / 2);
  const mean = (part: readonly number[]): number =>
    part.reduce((sum, value) => sum + value, 0) / part.length;
  return mean(values.slice(half)) / mean(values.slice(0, half));
}
