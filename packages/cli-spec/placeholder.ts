/**
 * Tells whether a word of a sample stands for something that the reader fills in: `<SERVER_NAME>`, or a shell variable or
 * substitution such as `$PORT`. Such a word fits any type.
 */
export function isPlaceholder(word: string): boolean {
  return /<[A-Z][A-Z0-9_-]*>|\$/.test(word);
}
