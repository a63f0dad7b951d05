import {createHash} from 'node:crypto';

/** Characters of a digest: 64 bits, enough for a few thousand symbols to differ. */
const LENGTH = 16;

/** Short SHA-256 of a list of tokens. */
export function digestOf(tokens: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(tokens)).digest('hex').slice(0, LENGTH);
}
