import {readFileSync, writeFileSync} from 'node:fs';

/** How a client fared. */
export interface Outcome {
  readonly client: string;
  readonly uses: string;
  readonly works: boolean;
}

const README = new URL('../../server/search/README.md', import.meta.url);
const [BEGIN, END] = ['<!-- clients: written by npm run test:clients -->', '<!-- clients end -->'];

/** Writes the table of clients into the README of the server, between its two marks. */
export function writeTable(outcomes: readonly Outcome[]): void {
  const text = readFileSync(README, 'utf8');
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < 0) throw new Error(`${README.pathname} has lost its marks ${BEGIN}, ${END}`);
  const rows = outcomes.map(({client, uses, works}) => [client, uses, works ? 'yes' : 'no']);
  const lines = table([['Client', 'Tried', 'Works'], ...rows]);
  writeFileSync(README, `${text.slice(0, from)}${BEGIN}\n\n${lines}\n\n${text.slice(to)}`);
}

/** A table as the formatter writes it. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  const [head = [], ...body] = rows;
  return [line(head), rule, ...body.map(line)].join('\n');
}
