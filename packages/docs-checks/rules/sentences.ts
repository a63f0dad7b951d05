/** Words that end in a full stop without ending a sentence. */
const ABBREVIATIONS = /\b(?:e\.g|i\.e|etc|vs|approx|no)\.$/i;

/** Splits a text into sentences. A full stop ends one only before a space and something that can begin the next. */
export function sentences(text: string): string[] {
  const found: string[] = [];
  for (const part of text.replaceAll(/\s+/g, ' ').split(/(?<=[.!?][)”"]?) (?=["“(\u0001A-Z0-9])/)) {
    const last = found.at(-1);
    if (last !== undefined && ABBREVIATIONS.test(last)) found[found.length - 1] = `${last} ${part}`;
    else found.push(part.trim());
  }
  return found.filter((sentence) => sentence !== '');
}

/** Number of words; a piece of inline code counts as one. */
export function wordCount(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\w\u0001]/.test(word)).length;
}
