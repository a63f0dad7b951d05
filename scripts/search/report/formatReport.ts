import {textTable} from '../../support/textTable.mjs';
import type {Feedback} from './feedbackOf';
import {printable} from './printable';
import type {Report} from './summarise';

/** The report as a text for a terminal. */
export function formatReport({
  searches,
  searchesWithoutHits,
  searchesWithClick,
  clicks,
  top,
  withoutHits,
  positions,
  feedback,
}: Report): string {
  const head = `${searches} searches, ${percent(searches === 0 ? 0 : searchesWithoutHits / searches)} without results, ${percent(searches === 0 ? 0 : searchesWithClick / searches)} with a click; ${clicks} clicks\n`;
  const tables = [
    table(
      'Top queries',
      ['query', 'searches', 'results', 'clicked'],
      top.map((row) => [printable(row.query), row.searches, row.hits, percent(row.clickRate)]),
    ),
    table(
      'Queries without results',
      ['query', 'searches'],
      withoutHits.map((row) => [printable(row.query), row.searches]),
    ),
    table(
      'Clicks by position',
      ['position', 'shown', 'clicks', 'clicked'],
      positions.map((row) => [row.position, row.shown, row.clicks, percent(row.clickRate)]),
    ),
    table(
      'Pages that readers judged',
      ['page', 'helped', 'did not'],
      feedback.pages.map((row) => [printable(row.page), row.helped, row.didNot]),
    ),
    `Comments${feedback.comments.length === 0 ? ': none' : ''}\n${feedback.comments.map(commentLine).join('')}`,
  ];
  return [head, ...tables].join('\n');
}

function table(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  if (rows.length === 0) return `${title}: none\n`;
  const lines = textTable([heads, ...rows.map((row) => row.map(String))], 1);
  return `${title}\n${lines.map((line) => `  ${line.trimEnd()}\n`).join('')}`;
}

function commentLine({page, version, isHelpful, comment}: Feedback['comments'][number]): string {
  const where = `${page} (${version}, ${isHelpful ? 'helped' : 'did not help'})`;
  return `  ${printable(`${where}: ${comment.replace(/\s+/g, ' ')}`)}\n`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
