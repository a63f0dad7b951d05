/** One condition on an attribute of a record. */
export interface Test {
  readonly attribute: string;
  /** True for a value that meets the condition. An attribute with several values meets it with any of them. */
  readonly is: (value: string | number) => boolean;
  /** True for "no value may meet it". */
  readonly negated: boolean;
  /** What meeting it is worth, for optional filters. */
  readonly score: number;
}

/** Groups of conditions: of each group one must hold. More is not possible with the provider either. */
export type Filter = readonly (readonly Test[])[];

/** `attribute:value`; values differ by more than upper case. Source: provider, filters. */
export function facetTest(attribute: string, value: string, negated = false, score = 1): Test {
  const wanted = value.toLowerCase();
  return {attribute, is: (held) => String(held).toLowerCase() === wanted, negated, score};
}
