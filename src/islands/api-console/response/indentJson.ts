/** Levels that are set in. Deeper text stays as it came: its spaces alone would fill the memory of a page. */
const DEEPEST = 100;

const PIECE = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Lays JSON out with two spaces for each level. Numbers, escapes and repeated names stay as they were written. */
export function indentJson(json: string): string {
  let depth = 0;
  let text = '';
  let before = '';
  for (const [piece] of json.matchAll(PIECE)) {
    const isEnd = piece === '}' || piece === ']';
    const isFirst = before === '{' || before === '[';
    if (isEnd) depth--;
    if (depth > DEEPEST) return json;
    if (before === ',' || isFirst !== isEnd) text += `\n${'  '.repeat(depth)}`;
    text += piece === ':' ? ': ' : piece;
    if (piece === '{' || piece === '[') depth++;
    before = piece;
  }
  return text;
}
