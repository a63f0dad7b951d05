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

/** The values that something has of an attribute. */
export type ValuesOf = (attribute: string) => readonly (string | number)[];

/** Whether of each group one condition holds. */
export function isMet(filter: Filter, valuesOf: ValuesOf): boolean {
  return filter.every((group) => group.some((test) => holds(test, valuesOf)));
}

/** What the conditions that hold are worth: of each group the best one, or all of them together. */
export function worthOf(filter: Filter, sums: boolean, valuesOf: ValuesOf): number {
  return filter.reduce((total, group) => {
    const scores = group.filter((test) => holds(test, valuesOf)).map(({score}) => score);
    return total + (sums ? scores.reduce((sum, one) => sum + one, 0) : Math.max(0, ...scores));
  }, 0);
}

function holds({attribute, is, negated}: Test, valuesOf: ValuesOf): boolean {
  return valuesOf(attribute).some(is) !== negated;
}

/** `attribute:value`; values differ by more than upper case. Source: provider, filters. */
export function facetTest(attribute: string, value: string, negated: boolean, score = 1): Test {
  const wanted = value.toLowerCase();
  return {attribute, is: (held) => String(held).toLowerCase() === wanted, negated, score};
}
