/** Keys and indexes that lead to a value in the document. */
export type SpecPath = readonly (string | number)[];

/** One thing that is wrong with the document. */
export interface SpecProblem {
  path: SpecPath;
  /** The value, what is allowed and the nearest known name. */
  message: string;
  /** Point at the key of this name inside `path` rather than at the value. */
  key?: string;
}
