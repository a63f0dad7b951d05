import type {Page, TextBlock} from '../page/types';
import {passivePhrases} from '../rules/english';
import {sentences, wordCount} from '../rules/sentences';

/** Up to this many words a sentence is very short. */
const SHORT_WORDS = 8;

const CONTRACTION =
  /\b\w+(?:n['’]t|['’](?:re|ve|ll|d))\b|\b(?:it|that|there|what|here|who)['’]s\b/gi;

/** How the sentences of a page run. Shares are between 0 and 1. */
interface Rhythm {
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

const HEADER = [
  'Page',
  'Sentences',
  'Median',
  'Mean',
  `≤ ${SHORT_WORDS}`,
  'Contractions',
  'Passive',
];

/** How the prose of every written page runs, a row each below the headings: words of a sentence, share of very short ones, contractions, passive voice. */
export function styleRows(pages: readonly Page[], files: readonly string[]): string[][] {
  const rows = pages
    .filter(
      ({file, generated}) =>
        !generated && (files.length === 0 || files.some((part) => file.includes(part))),
    )
    .map(({file, texts}) => [file, ...cells(rhythmOf(texts))]);
  return [HEADER, ...rows];
}

function cells({sentences, median, mean, short, contractions, passive}: Rhythm): string[] {
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return [
    `${sentences}`,
    `${median}`,
    mean.toFixed(1),
    percent(short),
    `${contractions}`,
    percent(passive),
  ];
}
