import {eachWord} from './eachWord';

/** The words of a text, folded, in order; compound names in parts only. */
export function wordsOf(text: string, names?: ReadonlySet<string>): string[] {
  const words: string[] = [];
  const collect = (
    term: string,
    _position: number,
    _start: number,
    _end: number,
    whole: boolean,
  ): void => {
    if (!whole) words.push(term);
  };
  eachWord(text, collect, names);
  return words;
}
