import {RequestError} from '../requestError';
import type {FacetFilters} from '../types';
import type {Filter, Test} from './Filter';

const COMPARE: Readonly<Record<string, (held: number, value: number) => boolean>> = {
  '<': (held, value) => held < value,
  '<=': (held, value) => held <= value,
  '=': (held, value) => held === value,
  '!=': (held, value) => held !== value,
  '>=': (held, value) => held >= value,
  '>': (held, value) => held > value,
};

/** `attribute operator value`, such as `weight.level > 50`. */
export function numberTest(
  attribute: string,
  operator: string,
  value: number,
  negated: boolean,
): Test {
  const compare = COMPARE[operator]!;
  return testOf(attribute, (held) => compare(held, value), negated);
}

/** `attribute:from TO to`, both included. */
export function rangeTest(attribute: string, from: number, to: number, negated: boolean): Test {
  return testOf(attribute, (held) => held >= from && held <= to, negated);
}

function testOf(attribute: string, meets: (held: number) => boolean, negated: boolean): Test {
  return {attribute, is: (held) => typeof held === 'number' && meets(held), negated, score: 1};
}

const COMPARISON = /^\s*(-?)([^\s<>=!:]+)\s*(<=|>=|!=|<|>|=)\s*(\S+)\s*$/;
const RANGE = /^\s*(-?)([^\s<>=!:]+)\s*:\s*(\S+)\s+TO\s+(\S+)\s*$/;

/**
 * Reads `numericFilters`: lists as in `facetFilters`, entries such as `weight.level>=50` and `weight.level:10 TO 90`.
 * @throws RequestError (status 400) for an entry that is neither.
 */
export function numericFilter(filters: FacetFilters): Filter {
  return [filters]
    .flat()
    .map((group) => [group].flat().map(readTest))
    .filter((tests) => tests.length > 0);
}

function readTest(text: string): Test {
  const [, minus, attribute = '', operator = '', value] = COMPARISON.exec(text) ?? [];
  const [, not, ranged = '', from, to] = RANGE.exec(text) ?? [];
  if (value !== undefined && Number.isFinite(Number(value)))
    return numberTest(attribute, operator, Number(value), minus === '-');
  if (to !== undefined && Number.isFinite(Number(from)) && Number.isFinite(Number(to)))
    return rangeTest(ranged, Number(from), Number(to), not === '-');
  throw new RequestError(
    `numericFilters: expected a comparison such as "weight.level>=50" or a range such as "weight.level:10 TO 90", found ${JSON.stringify(text.slice(0, 60))}`,
  );
}
