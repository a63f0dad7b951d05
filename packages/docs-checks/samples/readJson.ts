import {parse, parseTree, printParseErrorCode, type Node, type ParseError} from 'jsonc-parser';

/** A value, or what is wrong and on which 0-based line. */
export type ReadJson = {value: unknown} | {line: number; message: string};

/**
 * Parses JSON.
 * @param options.comments whether comments and trailing commas may stand in it, as in settings of VS Code.
 */
export function readJson(text: string, {comments = false} = {}): ReadJson {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, {
    disallowComments: !comments,
    allowTrailingComma: comments,
  });
  const [first] = errors;
  if (!first) return {value};
  const words = printParseErrorCode(first.error).replaceAll(/(?<=[a-z])[A-Z]/g, ' $&');
  return {
    line: lineAt(text, first.offset),
    message: `not valid JSON: ${words.toLowerCase()}`,
  };
}

/** The 0-based line of a JSON text where something is: a field by its name, or else the nearest thing that holds it. */
export function lineInJson(text: string, path: readonly string[]): number {
  let node = parseTree(text, [], {allowTrailingComma: true});
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
const childOf = ({type, children = []}: Node, key: string): Node | undefined =>
  type === 'array'
    ? children[Number(key)]
    : children.findLast(({children: parts}) => parts?.[0]?.value === key);

const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length - 1;
