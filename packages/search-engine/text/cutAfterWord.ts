/** The beginning of a line of text, of at most so many characters: cut after a word, or within the first one when that is longer. */
export function cutAfterWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return end > 0 ? text.slice(0, end) : Array.from(text).slice(0, most).join('');
}
