/** Something wrong in an API specification, and what to do about it. */
export interface SpecProblem {
  /** Where, as a JSON pointer into the document. */
  readonly pointer: string;
  readonly message: string;
  readonly fix: string;
}

/** A problem with the line it stands on, where the source is text. */
export interface LocatedProblem extends SpecProblem {
  /** Counted from 1. */
  readonly line?: number;
}

/** All problems of one API specification in one error. */
export class ApiSpecError extends Error {
  override readonly name = 'ApiSpecError';

  constructor(
    readonly file: string,
    readonly problems: readonly LocatedProblem[],
  ) {
    const lines = problems.map(
      ({pointer, line, message, fix}) =>
        `  ${file}${line ? `:${line}` : ''} ${pointer}\n    ${message}. ${fix}`,
    );
    super(
      `${file} has ${problems.length} problem${problems.length === 1 ? '' : 's'}:\n${lines.join('\n')}`,
    );
  }
}
