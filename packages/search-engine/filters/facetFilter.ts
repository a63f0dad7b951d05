import type {FacetFilters} from '../types';
import {facetTest, type Filter, type Test} from './Filter';

/** Takes what a condition is worth off its end, `<score=2>`; 1 when it says nothing. */
export function scored(text: string): readonly [text: string, score: number] {
  const [plain = '', score = 1] = text.split(/<score=(\d+)>$/);
  return [plain, Number(score)];
}

/**
 * Reads `facetFilters` and its like: the outer list must hold in full, of an inner list one must hold, `-attribute:value` or
 * `attribute:-value` must not hold. A value that begins with a minus is written `attribute:\-value`.
 * @param attribute - Of entries that name none, as tags do.
 */
export function facetFilter(filters: FacetFilters, attribute = ''): Filter {
  return [filters]
    .flat()
    .map((group) => [group].flat().map((text) => readTest(text, attribute)))
    .filter((tests) => tests.length > 0);
}

function readTest(text: string, otherwise: string): Test {
  const isNegated = text.startsWith('-');
  const [plain, score] = scored(isNegated ? text.slice(1) : text);
  const colon = plain.indexOf(':');
  const attribute = otherwise !== '' && !plain.startsWith(`${otherwise}:`) ? otherwise : undefined;
  const value = attribute === undefined ? plain.slice(colon + 1) : plain;
  const minus = value.startsWith('-');
  return facetTest(
    attribute ?? plain.slice(0, Math.max(0, colon)),
    value.replace(/^\\?-/, minus ? '' : '-'),
    isNegated || minus,
    score,
  );
}
