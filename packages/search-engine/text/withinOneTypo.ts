/**
 * True when `word` begins with `beginning` but for one letter that is wrong, missing, too many, or swapped with the next.
 */
export function withinOneTypo(beginning: string, word: string): boolean {
  let at = 0;
  while (at < beginning.length && beginning[at] === word[at]) at++;
  if (at === beginning.length) return true;
  const rest = beginning.slice(at + 1);
  return (
    word.startsWith(rest, at + 1) ||
    word.startsWith(rest, at) ||
    word.startsWith(beginning.slice(at), at + 1) ||
    (word[at] === beginning[at + 1] &&
      word[at + 1] === beginning[at] &&
      word.startsWith(beginning.slice(at + 2), at + 2))
  );
}
