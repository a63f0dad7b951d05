/** A hit by the criteria it is ordered by. */
export interface Ranked {
  readonly node: number;
  readonly full: boolean;
  readonly worth: number;
  readonly typos: number;
  readonly score: number;
}
