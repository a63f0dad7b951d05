import type {FacetFilters} from '../types';
import {facetTest, type Filter, type Test} from './Filter';

const SCORE = /<score=(\d+)>$/;

/** Takes what a condition is worth off its end; 1 when it says nothing. */
export function scored(text: string): {readonly text: string; readonly score: number} {
  return {text: text.replace(SCORE, ''), score: Number(SCORE.exec(text)?.[1] ?? 1)};
}

/**
 * Reads `facetFilters` and its like: the outer list must hold in full, of an inner list one must hold, `-attribute:value` or
 * `attribute:-value` must not hold. A value that begins with a minus is written `attribute:\-value`.
 * @param attribute - Of entries that name none, as tags do.
 */
export function facetFilter(filters: FacetFilters, attribute = ''): Filter {
  return (typeof filters === 'string' ? [filters] : filters)
    .map((group) => [group].flat().map((text) => readTest(text, attribute)))
    .filter((tests) => tests.length > 0);
}

function readTest(text: string, otherwise: string): Test {
  const isNegated = text.startsWith('-');
  const {text: plain, score} = scored(isNegated ? text.slice(1) : text);
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
