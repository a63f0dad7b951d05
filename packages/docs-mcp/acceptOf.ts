/** The types of the library's answers. */
const TYPES = ['application/json', 'text/event-stream'];

/**
 * What a client accepts, as the library reads it, which looks for the names of both types: a client that takes both by wildcard, or says
 * nothing, accepts them, too (RFC 9110 §12.5.1).
 */
export const acceptOf = (accept: string | null): string =>
  accept === null || TYPES.every((type) => takes(accept, type)) ? TYPES.join(', ') : accept;

/** Whether the range that fits best takes a type. */
function takes(accept: string, type: string): boolean {
  const ranges = accept
    .toLowerCase()
    .split(',')
    .map((range) => range.replaceAll(/\s/g, '').split(';'));
  const best = [type, type.replace(/\/.*/, '/*'), '*/*']
    .map((wanted) => ranges.find(([name]) => name === wanted))
    .find((range) => range !== undefined);
  return best !== undefined && !best.some((part) => /^q=0(?:\.0*)?$/.test(part));
}
