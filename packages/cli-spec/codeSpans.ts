import type {SpecPath} from './specProblem';

/** Finds every code span (`in backticks`) in the texts of a value, with the path of the text that holds it. */
export function codeSpans(value: unknown, path: SpecPath = []): {code: string; path: SpecPath}[] {
  if (typeof value === 'string') {
    return [...value.matchAll(/`([^`]+)`/g)].map((match) => ({code: match[1] ?? '', path}));
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => codeSpans(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => codeSpans(item, [...path, key]));
}
