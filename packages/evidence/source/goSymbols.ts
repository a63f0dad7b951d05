import {fileURLToPath} from 'node:url';
import {type Node, Language, Parser} from 'web-tree-sitter';
import {goTokens, isDirective} from './goTokens';

export type GoKind = 'func' | 'method' | 'type' | 'const' | 'var' | 'field';

/** One declaration at the top level of a Go file, or a part of a type. */
export interface GoSymbol {
  /** `Func`, `Type`, `Type.Method`, `Type.Field`, or the name of a constant or variable. */
  name: string;
  kind: GoKind;
  /** The declaration as it is written, with the comment above it. */
  text: string;
  /** What counts: see {@link goTokens}. */
  tokens: string[];
  /** Text of the value, for a constant or variable with one of its own. */
  value?: string;
}

/**
 * Finds what a Go file declares.
 * @throws Error with the line when the text is not Go.
 */
export const goSymbols = (text: string): Promise<GoSymbol[]> =>
  withTree(text, (root) => {
    if (root.hasError) throw new Error(`not valid Go near line ${firstError(root)}`);
    return root.namedChildren.flatMap(declared);
  });

/** The tokens of a whole file. */
export const goFileTokens = (text: string): Promise<string[]> =>
  withTree(text, (root) => goTokens([root]));

function firstError(node: Node): number {
  const inside = node.children.find((child) => child.hasError || child.isError || child.isMissing);
  return inside && !inside.isError ? firstError(inside) : (inside ?? node).startPosition.row + 1;
}

function declared(node: Node): GoSymbol[] {
  switch (node.type) {
    case 'function_declaration':
      return [symbol(nameOf(node), 'func', node)];
    case 'method_declaration':
      return [symbol(`${receiverOf(node)}.${nameOf(node)}`, 'method', node)];
    case 'type_declaration':
      return specs(node, ['type_spec', 'type_alias']).flatMap((spec) => [
        symbol(nameOf(spec), 'type', spec, node),
        ...members(spec),
      ]);
    case 'const_declaration':
      return specs(node, ['const_spec']).flatMap((spec) => values(spec, node, 'const'));
    case 'var_declaration':
      return specs(node, ['var_spec']).flatMap((spec) => values(spec, node, 'var'));
    default:
      return [];
  }
}

function specs(node: Node, types: readonly string[]): Node[] {
  return node.namedChildren.flatMap((child) =>
    types.includes(child.type) ? [child] : child.type.endsWith('_list') ? specs(child, types) : [],
  );
}

function members(spec: Node): GoSymbol[] {
  const type = spec.childForFieldName('type');
  const list = type?.type === 'struct_type' ? type.namedChildren[0] : type;
  if (!type || !list) return [];
  return list.namedChildren.flatMap((member) => {
    if (member.type !== 'field_declaration' && member.type !== 'method_elem') return [];
    const names = member.childrenForFieldName('name').map(({text}) => text);
    const embedded = member.childForFieldName('type')?.text.split('.').at(-1) ?? '';
    return (names.length > 0 ? names : [embedded]).map((name) =>
      symbol(`${nameOf(spec)}.${name}`, member.type === 'method_elem' ? 'method' : 'field', member),
    );
  });
}

function values(spec: Node, declaration: Node, kind: 'const' | 'var'): GoSymbol[] {
  const names = spec.childrenForFieldName('name').filter(({type}) => type === 'identifier');
  const given = spec.childForFieldName('value');
  const texts = given?.namedChildren.map(({text}) => text) ?? [];
  // A value that counts with its neighbours (iota, or none of its own) changes with its place in the list.
  const isCounted = kind === 'const' && (given === null || given.text.includes('iota'));
  return names.map((name, index) => ({
    ...symbol(name.text, kind, isCounted ? declaration : spec, declaration),
    ...(isCounted || texts[index] === undefined ? {} : {value: texts[index]}),
    ...(isCounted ? {tokens: [name.text, ...goTokens([declaration])]} : {}),
  }));
}

/** @param outer the declaration that holds the node: its comment counts when it declares nothing else. */
function symbol(name: string, kind: GoKind, node: Node, outer: Node = node): GoSymbol {
  const isAlone = !outer.children.some(({type}) => type === '(' || type.endsWith('_list'));
  const whole = isAlone ? outer : node;
  const comments = commentsAbove(whole);
  return {
    name,
    kind,
    text: [...comments, whole].map(({text}) => text).join('\n'),
    tokens: goTokens([...comments, node]),
  };
}

/** Comments that end on the line above. A blank line may stand below a marker: generators of code read that one, too. */
function commentsAbove(node: Node): Node[] {
  const above: Node[] = [];
  let below = node;
  for (;;) {
    const previous = below.previousSibling;
    if (previous === null) return above;
    const blank = below.startPosition.row - previous.endPosition.row - 1;
    const isNear = blank === 0 || (blank === 1 && isDirective(previous.text));
    if (previous.type !== 'comment' || !isNear) return above;
    // A comment at the end of a line of code belongs to that code.
    const before = previous.previousSibling;
    if (before && before.type !== '\n' && before.endPosition.row === previous.startPosition.row)
      return above;
    above.unshift(previous);
    below = previous;
  }
}

function nameOf(node: Node): string {
  return node.childForFieldName('name')?.text ?? '';
}

/** Name of the type of a method's receiver, without pointer and type parameters. */
function receiverOf(node: Node): string {
  let type = node.childForFieldName('receiver')?.namedChildren[0]?.childForFieldName('type');
  while (type && type.type !== 'type_identifier')
    type = type.childForFieldName('type') ?? type.namedChildren[0];
  return type?.text ?? '';
}

let ready: Promise<Parser> | undefined;

/** Loads the grammar of Go, once for all files. */
async function load(): Promise<Parser> {
  await Parser.init();
  const parser = new Parser();
  const grammar = fileURLToPath(import.meta.resolve('tree-sitter-go/tree-sitter-go.wasm'));
  return parser.setLanguage(await Language.load(grammar));
}

/** Reads Go. What the reader returns must not hold nodes of the tree. */
async function withTree<T>(text: string, read: (root: Node) => T): Promise<T> {
  const tree = (await (ready ??= load())).parse(text);
  if (tree === null) throw new Error('The Go parser returned no tree.');
  try {
    return read(tree.rootNode);
  } finally {
    tree.delete();
  }
}
