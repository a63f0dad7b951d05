const PIECE = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Lays JSON out with two spaces for each level. Numbers, escapes and repeated names stay as they were written. */
export function indentJson(json: string): string {
  const pieces = json.match(PIECE) ?? [];
  let depth = 0;
  const line = (): string => `\n${'  '.repeat(depth)}`;
  const laidOut = pieces.map((piece, at) => {
    if (piece === ':') return ': ';
    if (piece === ',') return piece + line();
    if (piece === '{' || piece === '[') {
      if (/^[}\]]/.test(pieces[at + 1] ?? '')) return piece;
      depth++;
      return piece + line();
    }
    if ((piece !== '}' && piece !== ']') || /^[{[]/.test(pieces[at - 1] ?? '')) return piece;
    depth--;
    return line() + piece;
  });
  return laidOut.join('');
}
