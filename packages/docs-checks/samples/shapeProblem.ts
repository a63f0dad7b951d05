/**
 * Compares two JSON values by shape: the same kinds of values under the same names. What a page shows may leave fields out; of lists
 * the first items are compared, and null stands for an empty list.
 * @returns where the shapes differ, or undefined.
 */
export function shapeProblem(
  shown: unknown,
  actual: unknown,
  place = 'the answer',
): string | undefined {
  if (kindOf(shown) !== kindOf(actual)) {
    const isEmptyList = [shown, actual].some(
      (value) => value === null || (Array.isArray(value) && value.length === 0),
    );
    return isEmptyList
      ? undefined
      : `${place} is ${kindOf(shown)} on the page and ${kindOf(actual)} in the sandbox`;
  }
  if (Array.isArray(shown) && Array.isArray(actual)) {
    return shown.length === 0 || actual.length === 0
      ? undefined
      : shapeProblem(shown[0], actual[0], `${place}[0]`);
  }
  if (!isObject(shown) || !isObject(actual)) return undefined;
  for (const [key, value] of Object.entries(shown)) {
    if (!(key in actual))
      return `${place} has "${key}" on the page; in the sandbox it has ${Object.keys(actual).join(', ') || 'nothing'}`;
    const problem = shapeProblem(
      value,
      actual[key],
      place === 'the answer' ? key : `${place}.${key}`,
    );
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function kindOf(value: unknown): string {
  return value === null
    ? 'null'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'an object'
        : `a ${typeof value}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
