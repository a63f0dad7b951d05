/** JSON for the inside of a script element, which nothing in it can end. */
export const jsonInScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
