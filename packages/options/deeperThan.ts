/**
 * Whether the lists and objects of a text of JSON nest deeper than so many levels, before a parser or anything that walks through its
 * values has to deal with them. A string that is never closed reaches to the end: it is not looked for again at each of its quotes.
 */
export function deeperThan(text: string, levels: number): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.?)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}
