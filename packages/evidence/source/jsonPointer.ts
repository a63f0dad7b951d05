/**
 * Follows a JSON pointer (RFC 6901).
 * @returns the value, or how far the pointer led and what is there.
 */
export function followPointer(
  value: unknown,
  pointer: string,
): {value: unknown} | {at: string; known: string[]} {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let here = value;
  for (const [index, step] of steps.entries()) {
    const isMap = typeof here === 'object' && here !== null;
    if (!isMap || !Object.hasOwn(here as object, step))
      return {
        at: `/${steps.slice(0, index).join('/')}`,
        known: isMap ? Object.keys(here as object) : [],
      };
    here = (here as Record<string, unknown>)[step];
  }
  return {value: here};
}

/** The same value always gives the same text, whatever the order of its keys. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
