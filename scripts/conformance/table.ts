import type {Verdict} from './judge';

const cell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');

/** The table of statement, tests and result as Markdown. */
export function table(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({statement: {id, text, reading}, tests, outcome}) => {
    const proofs = tests.map(({file, title}) => `${file}: ${title}`);
    const what =
      reading === undefined ? cell(text) : `${cell(text)}<br>*Reading:* ${cell(reading)}`;
    return `| ${id} | ${what} | ${proofs.map(cell).join('<br>')} | ${outcome} |`;
  });
  return [
    '# Conformance',
    '',
    summary(verdicts),
    '',
    '| | Statement | Tests | Result |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** How many statements there are of each outcome, in one line. */
export function summary(verdicts: readonly Verdict[]): string {
  const count = (wanted: Verdict['outcome']) =>
    verdicts.filter(({outcome}) => outcome === wanted).length;
  return `${verdicts.length} statements: ${count('proven')} proven, ${count('failed')} failed`;
}
