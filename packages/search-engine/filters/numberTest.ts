import {RequestError} from '../requestError';
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
  negated = false,
): Test {
  const compare = COMPARE[operator]!;
  return {
    attribute,
    is: (held) => typeof held === 'number' && compare(held, value),
    negated,
    score: 1,
  };
}

/** `attribute:from TO to`, both included. */
export function rangeTest(attribute: string, from: number, to: number, negated = false): Test {
  return {
    attribute,
    is: (held) => typeof held === 'number' && held >= from && held <= to,
    negated,
    score: 1,
  };
}

const COMPARISON = /^\s*(-?)([^\s<>=!:]+)\s*(<=|>=|!=|<|>|=)\s*(\S+)\s*$/;
const RANGE = /^\s*(-?)([^\s<>=!:]+)\s*:\s*(\S+)\s+TO\s+(\S+)\s*$/;

/**
 * Reads `numericFilters`: lists as in `facetFilters`, entries such as `weight.level>=50` and `weight.level:10 TO 90`.
 * @throws RequestError (status 400) for an entry that is neither.
 */
export function numericFilter(filters: string | readonly (string | readonly string[])[]): Filter {
  return (typeof filters === 'string' ? [filters] : filters)
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
