/** Encodings a file may lie compressed in, best first, with the ending of the compressed sibling. */
const ENCODINGS = [
  {name: 'br', ending: '.br'},
  {name: 'gzip', ending: '.gz'},
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * The encodings a client accepts, in our order of preference (RFC 9110 §12.5.3).
 * An encoding with `q=0` is refused; `*` stands for every encoding not named.
 */
export function acceptedEncodings(acceptEncoding = ''): Encoding[] {
  const weights = new Map(
    acceptEncoding.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2))] as const;
    }),
  );
  return ENCODINGS.filter(({name}) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}
