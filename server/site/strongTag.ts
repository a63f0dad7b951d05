import {createHash} from 'node:crypto';

/** The strong entity tag of a content, with its quotes (RFC 9110 §8.8.3). */
export const strongTag = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
