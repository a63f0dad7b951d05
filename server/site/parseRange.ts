/** Both ends are inclusive byte positions. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a `Range` header for a body of `size` bytes (RFC 9110 §14). Not `range-parser`: it calls `bytes=-500` of 100 bytes unsatisfiable.
 *
 * @returns The one range asked for; `'unsatisfiable'` when it lies outside the body; `undefined`
 * when there is no range to honour: no header, another unit, nonsense, or several ranges at once.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') {
    return undefined;
  }
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : {start: size - length, end: size - 1};
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) {
    return undefined;
  }
  return start < size ? {start, end} : 'unsatisfiable';
}
