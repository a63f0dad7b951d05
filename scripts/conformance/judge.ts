import type {Reference, Statement} from './loadStatements';
import type {Result} from './readResults';
import {hasTitle, titlePattern} from './titles';

export interface Verdict {
  readonly statement: Statement;
  readonly outcome: 'proven' | 'failed';
  /** What is wrong and how to set it right; empty unless it failed. */
  readonly problems: readonly string[];
}

/** Reads a test file; `undefined` when there is none. */
export type ReadSource = (file: string) => string | undefined;

/** What is wrong with a statement that can be seen without running anything: no test, or one that does not exist. */
export function staticProblems({id, tests}: Statement, read: ReadSource): string[] {
  if (tests.length === 0)
    return [`${id} has no test. Write one, and name its file and title under "tests".`];
  return tests.flatMap(({file, title}) => {
    const source = read(file);
    if (source === undefined)
      return [`${id} names ${file}, which does not exist. Correct the path.`];
    return hasTitle(source, title)
      ? []
      : [
          `${id} names the test "${title}", which ${file} does not have. Copy the title from the file.`,
        ];
  });
}

function resultProblems(
  id: string,
  {file, title, for: values}: Reference,
  results: readonly Result[] = [],
): string[] {
  return (values ?? [undefined]).flatMap((value) => {
    const pattern = titlePattern(title, value);
    const cases = results.filter((result) => result.title === title || pattern.test(result.title));
    const which = value === undefined ? '' : ` for "${value}"`;
    if (cases.length === 0)
      return [`${id}: "${title}"${which} of ${file} was not run. Run \`npm test\`.`];
    const failed = cases.filter(({status}) => status !== 'passed');
    return failed.map(
      (result) =>
        `${id}: "${result.title}" of ${file} has ${result.status}. Set right what it tests.`,
    );
  });
}

/** Says of each statement whether its tests have proven it. */
export function judge(
  statements: readonly Statement[],
  read: ReadSource,
  results: ReadonlyMap<string, readonly Result[]>,
): Verdict[] {
  return statements.map((statement) => {
    const found = staticProblems(statement, read);
    const problems =
      found.length > 0
        ? found
        : statement.tests.flatMap((test) =>
            resultProblems(statement.id, test, results.get(test.file)),
          );
    return {statement, problems, outcome: problems.length > 0 ? 'failed' : 'proven'};
  });
}
