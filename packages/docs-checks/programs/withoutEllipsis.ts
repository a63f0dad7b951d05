/** `thv run …` and `thv help [command]` in a sentence mean that more follows. */
export function withoutEllipsis(words: readonly string[]): string[] {
  const end = words.findIndex((word) => /^(…|\.\.\.|\[.*)$/.test(word));
  return words.slice(0, end < 0 ? words.length : end).map((word) => word.replace(/…$/, ''));
}
