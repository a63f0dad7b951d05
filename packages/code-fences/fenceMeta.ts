/** What the info string of a code fence says (CONTRIBUTING.md, "Code samples"). */
export interface FenceMeta {
  /** Shown above the block, usually a file name. */
  title?: string;
  /** What a command prints, not something to type. */
  output: boolean;
  wrap: boolean;
  lineNumbers: boolean;
  /** Lines that start with + or - were added or removed. */
  diff: boolean;
  /** 1-based numbers of the highlighted lines. */
  highlighted: ReadonlySet<number>;
  /** Other `key=value` pairs, e.g. `schema=permission-profile`; they concern the sample checks. */
  attributes: Readonly<Record<string, string>>;
}

const WORDS =
  /(?<key>[a-zA-Z-]+)=(?:"(?<quoted>[^"]*)"|(?<plain>\S+))|\{(?<lines>[\d,\s-]+)\}|(?<flag>[^\s{}]+)/g;
const FLAGS = new Set(['output', 'wrap', 'showLineNumbers', 'diff']);
const KEYS = new Set(['title', 'schema', 'fragment', 'wrong']);

function lineNumbers(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}

/**
 * Reads the info string of a fence, without its language.
 *
 * @throws Error naming the word that is not known and the words that are.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const flags = new Set<string>();
  const attributes: Record<string, string> = {};
  const highlighted = new Set<number>();
  for (const {groups = {}} of meta.matchAll(WORDS)) {
    const {key, quoted, plain, lines, flag} = groups;
    if (lines !== undefined) {
      for (const line of lineNumbers(lines)) highlighted.add(line);
    } else if (key !== undefined && KEYS.has(key)) {
      attributes[key] = quoted ?? plain ?? '';
    } else if (flag !== undefined && FLAGS.has(flag)) {
      flags.add(flag);
    } else {
      throw new Error(
        `unknown word "${key ?? flag}" in a code fence; allowed: ${[...FLAGS].join(', ')}, {1,3-5}, ${[...KEYS].map((name) => `${name}="…"`).join(', ')}`,
      );
    }
  }
  const {title, ...rest} = attributes;
  return {
    title,
    output: flags.has('output'),
    wrap: flags.has('wrap'),
    lineNumbers: flags.has('showLineNumbers'),
    diff: flags.has('diff'),
    highlighted,
    attributes: rest,
  };
}
