import {AREAS, type Fact, type ReleaseFacts} from '../types';

/**
 * Leaves out the areas of which the other side says nothing at all: it was not read there, rather than gone.
 * @param name what the note calls the other side.
 */
export function comparable(
  facts: readonly Fact[],
  other: readonly Fact[],
  name: string,
): ReleaseFacts {
  const said = new Set(other.map(({area}) => area));
  const silent = new Set(facts.map(({area}) => area).filter((area) => !said.has(area)));
  const names = [...silent].map((area) => AREAS[area]);
  return {
    facts: facts.filter(({area}) => said.has(area)),
    notes: names.length === 0 ? [] : [`Not in ${name} and not compared: ${names.join(', ')}.`],
  };
}
