import type {Page} from '../page/types';
import {rhythmOf, SHORT_WORDS, type Rhythm} from '../rules/rhythm';

const HEADER = [
  'Page',
  'Sentences',
  'Median',
  'Mean',
  `≤ ${SHORT_WORDS}`,
  'Contractions',
  'Passive',
];

/** Prose of every written page as a table: words of a sentence, share of very short ones, contractions, passive voice. */
export function styleTable(pages: readonly Page[], files: readonly string[]): string {
  const rows = pages
    .filter(
      ({file, generated}) =>
        !generated && (files.length === 0 || files.some((part) => file.includes(part))),
    )
    .map(({file, texts}) => [file, ...cells(rhythmOf(texts))]);
  const table = [HEADER, ...rows];
  const widths = HEADER.map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
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
