const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** What a reader types into a field for a number: a number that JSON can carry, else the text, so that it can be complained about. */
export function typedNumber(text: string): number | string {
  const number = Number(text);
  return NUMBER.test(text) && Number.isFinite(number) ? number : text;
}
