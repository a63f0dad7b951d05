/** The value below which a part (0 to 1) of the sorted values lies, as text. */
export function percentileOf(sorted: readonly number[], part: number): string {
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)} ms`;
}
