/**
 * A set of words out of long texts. They are copied: else the engine would keep the whole text for each
 * word of it (a slice of a string refers to the string).
 */
export class Words {
  private readonly words = new Set<string>();

  /** Adds words. Returns those that are new. */
  add(words: Iterable<string>): string[] {
    const added: string[] = [];
    for (const word of words) {
      if (this.words.has(word)) continue;
      const copy = Buffer.from(word).toString();
      this.words.add(copy);
      added.push(copy);
    }
    return added;
  }

  /** Every word, in the order in which they came. */
  get all(): readonly string[] {
    return [...this.words];
  }
}
