/**
 * The beginning of a line of text, of at most so many UTF-16 units: cut after a word, or within the first one when that is longer, but
 * not within a character.
 */
export function cutAfterWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}
