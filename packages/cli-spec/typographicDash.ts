/**
 * The option that is meant by a word with a typographic dash, which a program takes for an argument: `–port` is `--port`.
 *
 * @param isKnown - Whether the program has an option, dashes included.
 */
export function typographicDash(
  word: string,
  isKnown: (option: string) => boolean,
): string | undefined {
  const name = /^[-\u2010-\u2015\u2212]*[\u2010-\u2015\u2212]([a-z].*)$/is.exec(word)?.[1];
  if (name === undefined) return undefined;
  const option = name.split('=', 1)[0] ?? '';
  const isShort = option.length === 1 || (!isKnown(`--${option}`) && isGroup(option, isKnown));
  return `${isShort ? '-' : '--'}${name}`;
}

/** Whether these are options of one letter, as `fsSL`, or one with its value, as `XPOST`. */
function isGroup(text: string, isKnown: (option: string) => boolean): boolean {
  const [first = false, ...others] = Array.from(text, (letter) => isKnown(`-${letter}`));
  return first && (!/^.[a-z]/.test(text) || others.every(Boolean));
}
