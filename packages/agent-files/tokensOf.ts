/** Letters that one token of a language model stands for, on average over English text and code. */
const LETTERS_PER_TOKEN = 4;

/** About how many tokens a text takes; models differ by some percent. */
export const tokensOf = (text: string): number => Math.ceil(text.length / LETTERS_PER_TOKEN);
