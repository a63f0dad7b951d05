/** Names of values that are secrets, or addresses that may hold some in many places. */
const SECRET = /(?:_KEY|DATABASE_URL|_ENDPOINT)$/;

/** A value as an error shows it, on one line. Logs keep errors, so those of secret names are left out. */
export function shown(name: string, value: unknown): string {
  const text = JSON.stringify(value, (key, each: unknown) =>
    SECRET.test(key || name) && typeof each === 'string' && each !== '' ? '…' : each,
  ) as string | undefined;
  return text ?? 'undefined';
}
