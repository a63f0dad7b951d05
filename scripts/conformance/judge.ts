import {STATEMENT_ID, type Statement} from './loadStatements';
import type {Result} from './readResults';

export interface Verdict {
  readonly statement: Statement;
  readonly outcome: 'proven' | 'failed';
  /** The tests that carry its id. */
  readonly tests: readonly Result[];
  /** What is wrong and how to set it right; empty unless it failed. */
  readonly problems: readonly string[];
}

/** Says of each statement whether the tests that carry its id have proven it: at least one, and all passed. */
export function judge(statements: readonly Statement[], results: readonly Result[]): Verdict[] {
  return statements.map((statement) => {
    const {id} = statement;
    const tests = results.filter(({ids}) => ids.includes(id));
    const problems =
      tests.length === 0
        ? [
            `${id}: no test that was run carries this id. Run \`npm test\`, or write a test with the tag "${id}".`,
          ]
        : tests
            .filter(({status}) => status !== 'passed')
            .map(
              ({file, title, status}) =>
                `${id}: "${title}" of ${file} has ${status}. Set right what it tests.`,
            );
    return {statement, tests, problems, outcome: problems.length > 0 ? 'failed' : 'proven'};
  });
}

/** Ids that tests carry and no statement has, with the way to set each right. */
export function unknownIds(
  statements: readonly Statement[],
  results: readonly Result[],
): readonly string[] {
  const known = new Set(statements.map(({id}) => id));
  return results.flatMap(({file, title, ids}) =>
    ids
      .filter((id) => STATEMENT_ID.test(id) && !known.has(id))
      .map(
        (id) =>
          `"${title}" of ${file} carries ${id}, which no statement has. Correct the tag, or add the statement.`,
      ),
  );
}

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
