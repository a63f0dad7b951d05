/** The option that is meant by a word with a typographic dash, which a program takes for an argument: `–port` is `--port`. */
export function typographicDash(word: string): string | undefined {
  const name = /^[-\u2010-\u2015\u2212]*[\u2010-\u2015\u2212]([a-z].*)$/is.exec(word)?.[1];
  if (name === undefined) return undefined;
  return name.split('=', 1)[0]?.length === 1 ? `-${name}` : `--${name}`;
}
