import type {Node} from 'web-tree-sitter';

/** Comments that programs read: build directives, markers of code generators, annotations of the API description. */
const DIRECTIVE = /^\/\/(?:go:|export |\s*[+@])/;

/** Whether a comment changes what is built, so that it counts like code. */
export function isDirective(comment: string): boolean {
  return DIRECTIVE.test(comment);
}

const CLOSERS = new Set([')', ']', '}']);
const LITERALS = new Set(['interpreted_string_literal', 'raw_string_literal', 'rune_literal']);

/**
 * The tokens of a piece of Go, so that two texts have the same tokens when the compiler sees the same program.
 * White space, comments, and commas and semicolons that only formatting needs are left out.
 */
export function goTokens(nodes: readonly Node[]): string[] {
  const tokens: string[] = [];
  for (const node of nodes) collect(node, tokens);
  while (tokens.at(-1) === ';') tokens.pop();
  return tokens;
}

function collect(node: Node, tokens: string[]): void {
  if (node.type === 'comment') {
    if (isDirective(node.text)) push(tokens, node.text.trimEnd());
  } else if (node.childCount === 0 || LITERALS.has(node.type)) {
    const text = node.text.trim();
    push(tokens, text === '' ? ';' : text);
  } else {
    for (const child of node.children) collect(child, tokens);
  }
}

function push(tokens: string[], token: string): void {
  const last = tokens.at(-1);
  if (token === ';' && (last === undefined || last === ';' || last === '{')) return;
  if (CLOSERS.has(token) && (last === ';' || last === ',')) tokens.pop();
  tokens.push(token);
}
