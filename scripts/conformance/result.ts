/** What came of one test. */
export interface Result {
  /** Test file, from the root of the project. */
  readonly file: string;
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** The statements that it proves by passing. */
  readonly ids: readonly string[];
}
