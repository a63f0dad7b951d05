/** The JSON type of a value with its article: `a string`, `an object`, `null`. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  return value === undefined ? 'nothing' : `a ${typeof value}`;
}

/** A value as JSON, cut so that a message stays short. */
export function show(value: unknown): string {
  if (typeof value === 'object' && value !== null) return typeOf(value);
  if (typeof value === 'string')
    return JSON.stringify(value.slice(0, 60)) + (value.length > 60 ? '…' : '');
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
