/** How alike two texts look, 0 to 1: the share of letter pairs they have in common (Dice's coefficient). */
export function likeness(a: string, b: string): number {
  const pairs = pairsOf(a);
  const others = pairsOf(b);
  let common = 0;
  for (const pair of pairs) if (others.has(pair)) common++;
  return (2 * common) / (pairs.size + others.size);
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  const padded = ` ${text} `;
  for (let at = 0; at + 1 < padded.length; at++) pairs.add(padded.slice(at, at + 2));
  return pairs;
}
