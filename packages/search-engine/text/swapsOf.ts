/** The other words that a word becomes when two neighbouring letters change places. */
export function swapsOf(word: string): string[] {
  const swaps: string[] = [];
  for (let at = 1; at < word.length; at++)
    if (word[at] !== word[at - 1])
      swaps.push(word.slice(0, at - 1) + word[at]! + word[at - 1]! + word.slice(at + 1));
  return swaps;
}
