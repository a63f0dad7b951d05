/** Keys of objects and places in lists that lead to a value. */
export type Path = readonly (string | number)[];

/** Places in a list at the most: what nobody has is not made room for. */
const LONGEST = 100;

/** A copy of a value with another value at a path, which is made where there is none. Lists get null for what is missing. */
export function withPath(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(whole) ? [...(whole as unknown[])] : [];
    const at = Math.min(key, LONGEST);
    return Array.from({length: Math.max(list.length, at + 1)}, (_, index) =>
      index === at ? withPath(list[index], rest, value) : (list[index] ?? null),
    );
  }
  const fields = typeof whole === 'object' && whole !== null ? Object.entries(whole) : [];
  const old = fields.find(([name]) => name === key)?.[1] as unknown;
  return Object.fromEntries([...fields, [key, withPath(old, rest, value)]]);
}
