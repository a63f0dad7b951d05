import {DIGEST_LENGTH} from '../../plugins/offline/FileList';

/** The digest that plugins/offline gives to a file with this content. */
export async function digestOf(content: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const digits = [...hash].map((byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, DIGEST_LENGTH);
}
