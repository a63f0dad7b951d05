import * as jsonc from 'jsonc-parser';

/** A value, or what is wrong and on which 0-based line. */
export type ReadJson = {value: unknown} | {line: number; message: string};

/**
 * Parses JSON.
 * @param options.comments whether comments and trailing commas may stand in it, as in settings of VS Code.
 */
export function readJson(text: string, {comments = false} = {}): ReadJson {
  const errors: jsonc.ParseError[] = [];
  const value: unknown = jsonc.parse(text, errors, {
    disallowComments: !comments,
    allowTrailingComma: comments,
  });
  const [first] = errors;
  if (!first) return {value};
  const words = jsonc.printParseErrorCode(first.error).replaceAll(/(?<=[a-z])[A-Z]/g, ' $&');
  return {
    line: lineAt(text, first.offset),
    message: `not valid JSON: ${words.toLowerCase()}`,
  };
}

/** Names that an object of a JSON text has more than once, each with its 0-based line. Parsers drop all but one without a word. */
export function repeatedNames(text: string): {line: number; message: string}[] {
  const found: {line: number; message: string}[] = [];
  const open: Set<string>[] = [];
  jsonc.visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, _offset, _length, line) => {
      const names = open.at(-1);
      if (names?.has(name))
        found.push({line, message: `"${name}" is already in this object; keep one of them`});
      names?.add(name);
    },
  });
  return found;
}

/** The 0-based line of a JSON text where something is: a field by its name, or else the nearest thing that holds it. */
export function lineInJson(text: string, path: readonly string[]): number {
  let node = jsonc.parseTree(text, [], {allowTrailingComma: true});
  let offset = node?.offset ?? 0;
  for (const key of path) {
    const child = node && childOf(node, key);
    if (child === undefined) break;
    offset = child.offset;
    node = child.type === 'property' ? child.children?.[1] : child;
  }
  return lineAt(text, offset);
}

/** A field with its name, or an item. Of two fields with the same name, the last counts. */
const childOf = ({type, children = []}: jsonc.Node, key: string): jsonc.Node | undefined =>
  type === 'array'
    ? children[Number(key)]
    : children.findLast(({children: parts}) => parts?.[0]?.value === key);

const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length - 1;
