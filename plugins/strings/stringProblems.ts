/** What a file of strings exports. */
export type Strings = Readonly<Record<string, unknown>>;

const kindOf = (value: unknown): string =>
  typeof value === 'function' ? `a function of ${value.length}` : typeof value;

/** Names in braces, for which parts are filled in. */
const placesIn = (value: unknown): string =>
  typeof value === 'string' ? (value.match(/\{\w+\}/g) ?? []).sort().join(' ') : '';

function problemOf(name: string, value: unknown, english: unknown): string | undefined {
  if (english === undefined) return `"${name}" is not in English, so nothing shows it: remove it`;
  if (value === undefined) return `"${name}" is missing: add it`;
  if (kindOf(value) !== kindOf(english))
    return `"${name}" is ${kindOf(value)}; allowed: ${kindOf(english)}`;
  if (placesIn(value) !== placesIn(english))
    return `"${name}" has ${placesIn(value) || 'no places'}; allowed: ${placesIn(english) || 'no places'}`;
  if (typeof value === 'object' && value !== null)
    return stringProblems(value as Strings, english as Strings)[0]?.replace('"', `"${name}.`);
  return value === '' ? `"${name}" is empty: write the text` : undefined;
}

/**
 * Where the strings of a language differ from the English ones in more than their words: names, the values that functions
 * take, places for parts.
 *
 * @returns a line for each, in the order of the names.
 */
export function stringProblems(own: Strings, english: Strings): string[] {
  return [...new Set([...Object.keys(english), ...Object.keys(own)])]
    .sort()
    .map((name) => problemOf(name, own[name], english[name]))
    .filter((problem) => problem !== undefined);
}
