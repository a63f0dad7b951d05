/** A piece of JSON text; `kind` is undefined for what needs no colour. */
export interface JsonToken {
  readonly kind: 'name' | 'string' | 'number' | 'word' | undefined;
  readonly text: string;
}

const PIECE = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|(true|false|null)/g;

/** Cuts JSON into pieces to colour. Together they are the text, whatever it is. */
export function jsonTokens(text: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let end = 0;
  const plain = (to: number): void => {
    if (to > end) tokens.push({kind: undefined, text: text.slice(end, to)});
  };
  for (const {0: whole, 1: string, 2: colon, 3: number, index} of text.matchAll(PIECE)) {
    plain(index);
    end = index + (string ?? whole).length;
    tokens.push({
      kind:
        string === undefined
          ? number === undefined
            ? 'word'
            : 'number'
          : colon === undefined
            ? 'string'
            : 'name',
      text: text.slice(index, end),
    });
  }
  plain(text.length);
  return tokens;
}
