import {LRUCache} from 'lru-cache';
import Negotiator from 'negotiator';

/** Endings of compressed siblings, by their encoding, best first. */
export const SIBLINGS = {br: '.br', gzip: '.gz'} as const;

/** How a file may be sent; `identity` is as it is. */
export type Encoding = keyof typeof SIBLINGS | 'identity';

const ENCODINGS: readonly string[] = [...Object.keys(SIBLINGS), 'identity'];

/** The library's types do not know its second parameter yet. */
interface WithPreference {
  encodings(available: readonly string[], options: {preferred: readonly string[]}): string[];
}

/** Browsers send a handful of different headers. */
const known = new LRUCache<string, readonly Encoding[]>({max: 100, memoMethod: encodingsIn});

/**
 * The encodings a client accepts, the one it likes best first (RFC 9110 §12.5.3); of those it likes equally, the smallest first.
 * Always ends with `identity`: a file without siblings is sent as it is.
 */
export const acceptedEncodings = (acceptEncoding = ''): readonly Encoding[] =>
  known.memo(acceptEncoding);

function encodingsIn(acceptEncoding: string): readonly Encoding[] {
  const client: WithPreference = new Negotiator({headers: {'accept-encoding': acceptEncoding}});
  const accepted = client.encodings(ENCODINGS, {preferred: ENCODINGS}) as Encoding[];
  return accepted.includes('identity') ? accepted : [...accepted, 'identity'];
}

/** File name endings worth compressing: text in all its forms. Images and fonts are compressed already. */
const COMPRESSIBLE =
  /\.(?:html|atom|css|js|mjs|json|map|svg|txt|md|xml|ya?ml|webmanifest|ico|wasm)$/;

/** Tells whether a file may have compressed siblings `name.br` and `name.gz`, from its name alone. */
export function isCompressible(fileName: string): boolean {
  return COMPRESSIBLE.test(fileName);
}
