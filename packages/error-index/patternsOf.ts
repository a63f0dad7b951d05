/** Parts of a symptom that are shorter tell nothing, placeholders and digits left out. */
const SHORTEST = 6;

/** Words such as `Failed` and `running` are in many messages. */
const ONE_WORD = /^[a-z]{1,11}$/i;

/** What stands for anything in a message. */
const ANYTHING = /<[^>]*>|\d+|…|\.\.\./g;

/** The texts by which a message is known: those that tell it from others. */
export const patternsOf = (texts: readonly string[]): string[] =>
  texts.filter(
    (text) =>
      text.replaceAll(ANYTHING, '').length >= SHORTEST &&
      !ONE_WORD.test(text) &&
      !/^(?:thv|kubectl|helm)(?: \S+)?$/.test(text),
  );
