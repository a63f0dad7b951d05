/** An element's name and what stands between it and the end of its tag, text in quotes whole. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;

/** Names that a selector may use of a built page: of elements, classes, ids and attributes. Its text is left out. */
export const namesInPage = {
  /** The start tags of a page. */
  tagsIn: (html: string): readonly string[] => html.match(TAG) ?? [],
  /** The names in a start tag. */
  namesIn: (tag: string): readonly string[] => tag.match(/[\w-]+/g) ?? [],
  /** The name of its element. */
  elementOf: (tag: string): string => /^<([\w-]+)/.exec(tag)?.[1] ?? '',
  /** Its classes. */
  classesIn: (tag: string): readonly string[] =>
    /\sclass=("[^"]*"|'[^']*'|[^\s>]+)/.exec(tag)?.[1]?.match(/[\w-]+/g) ?? [],
};

/** Text in quotes, of any kind. */
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

/** Names that a selector may use of what a script writes: every word of its strings, too careful rather than too eager. */
export function namesInScript(code: string): string[] {
  return (code.match(STRING) ?? []).flatMap((text) => text.match(/[\w-]+/g) ?? []);
}

const VARIABLE = /--[a-z][\w-]*/gi;

/** Custom properties that a built page or script names itself, such as in an icon's `stroke`. */
export function namedVariables(built: string): readonly string[] {
  return built.match(VARIABLE) ?? [];
}

/**
 * A set of words out of long texts. They are copied: else the engine would keep the whole text for each
 * word of it (a slice of a string refers to the string).
 */
export class Words {
  private readonly words = new Set<string>();

  /** Adds words. Returns those that are new. */
  add(words: Iterable<string>): string[] {
    const added: string[] = [];
    for (const word of words) {
      if (this.words.has(word)) continue;
      const copy = Buffer.from(word).toString();
      this.words.add(copy);
      added.push(copy);
    }
    return added;
  }

  /** Every word, in the order in which they came. */
  get all(): readonly string[] {
    return [...this.words];
  }
}
