/** How many words people read in a minute (Brysbaert 2019, https://doi.org/10.1016/j.jml.2019.104047), silently and in English. */
const WORDS_PER_MINUTE = 238;

const CODE = /^([ \t]*)```[^]*?^\1```[ \t]*$/gm;
const NO_TEXT = /^(?:import|export) .*$|\{\/\*[^]*?\*\/\}|<[^>]*>|\]\([^)]*\)|\{#[\w-]+\}/gm;

/**
 * Minutes it takes to read a page, at least one. Samples of code are looked at, not read: each counts as ten words.
 *
 * @param text - The page as MDX, without its front matter.
 */
export function readingMinutes(text: string): number {
  const prose = text.replace(CODE, ' sample'.repeat(10)).replace(NO_TEXT, ' ');
  const words = prose.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
