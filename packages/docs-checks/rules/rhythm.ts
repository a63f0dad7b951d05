import type {TextBlock} from '../page/types';
import {passivePhrases} from './english';
import {sentences, wordCount} from './sentences';

/** Up to this many words a sentence is very short. */
export const SHORT_WORDS = 8;

const CONTRACTION =
  /\b\w+(?:n['’]t|['’](?:re|ve|ll|d))\b|\b(?:it|that|there|what|here|who)['’]s\b/gi;

/** How the sentences of a page run. Shares are between 0 and 1. */
export interface Rhythm {
  sentences: number;
  /** Words of the middle sentence. */
  median: number;
  /** Words of the average sentence. */
  mean: number;
  /** Share of sentences with at most {@link SHORT_WORDS} words. */
  short: number;
  contractions: number;
  /** Phrases in the passive voice for each sentence. */
  passive: number;
}

/** Measures the paragraphs and list items of a page: every part that ends like a sentence, lead-ins with a colon included. */
export function rhythmOf(texts: readonly TextBlock[]): Rhythm {
  const prose = texts.filter(({kind}) => kind === 'paragraph').map(({text}) => text);
  const found = prose.flatMap(sentences).filter((sentence) => /[.!?:][)”"]?$/.test(sentence));
  const lengths = found.map(wordCount).sort((a, b) => a - b);
  const count = Math.max(1, lengths.length);
  return {
    sentences: lengths.length,
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    mean: lengths.reduce((sum, words) => sum + words, 0) / count,
    short: lengths.filter((words) => words <= SHORT_WORDS).length / count,
    contractions: prose.reduce((sum, text) => sum + (text.match(CONTRACTION)?.length ?? 0), 0),
    passive: found.reduce((sum, sentence) => sum + passivePhrases(sentence), 0) / count,
  };
}
