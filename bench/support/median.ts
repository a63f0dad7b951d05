/**
 * The middle value; of an even number of values the lower of the two in the middle, so that it is one that was measured.
 *
 * @throws RangeError when there is no value.
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('There is no median of no values.');
  return middle;
}
