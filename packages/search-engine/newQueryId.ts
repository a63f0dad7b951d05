/** A name for one answer, by which events refer to it: 32 hexadecimal digits. */
export function newQueryId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}
