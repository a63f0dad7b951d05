import type {Synonyms} from '../store/indexFile';
import {stem} from '../text/stem';
import {wordsOf} from '../text/eachWord';

/** Other ways to say a word or a run of words. Each way is a list of words that must stand side by side. */
export class SynonymTable {
  readonly #targets = new Map<string, (readonly string[])[]>();
  /** Words in the longest entry. */
  readonly longest: number = 1;

  constructor({groups, oneWay}: Synonyms) {
    for (const group of groups) for (const word of group) this.#add(word, group);
    for (const [word, targets] of Object.entries(oneWay)) this.#add(word, targets);
    for (const key of this.#targets.keys())
      this.longest = Math.max(this.longest, key.split(' ').length);
  }

  /** Other ways to say these words; inflections count as the same word. */
  of(words: readonly string[]): readonly (readonly string[])[] {
    return this.#targets.get(keyOf(words)) ?? [];
  }

  #add(word: string, targets: readonly string[]): void {
    const key = keyOf(wordsOf(word));
    const list = this.#targets.get(key) ?? [];
    for (const target of targets.map((target) => wordsOf(target))) {
      if (target.length > 0 && keyOf(target) !== key) list.push(target);
    }
    if (list.length > 0) this.#targets.set(key, list);
  }
}

function keyOf(words: readonly string[]): string {
  return words.map(stem).join(' ');
}
