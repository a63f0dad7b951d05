/** Why a value does not match its schema. */
export interface Problem {
  /** Which part of the value, as a JSON pointer without `#`; empty for the whole value. */
  readonly path: string;
  /** The keyword of the schema that failed. */
  readonly keyword: string;
  /** What is wrong, without a subject: `must be a string, not a number`. */
  readonly message: string;
}
