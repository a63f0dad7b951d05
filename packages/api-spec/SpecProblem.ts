/** Something wrong in an API specification, and what to do about it. */
export interface SpecProblem {
  /** Where, as a JSON pointer into the document. */
  readonly pointer: string;
  readonly message: string;
  readonly fix: string;
}
