import {fileURLToPath} from 'node:url';
import {Language, Parser, type Tree} from 'web-tree-sitter';

let ready: Promise<Parser> | undefined;

/** Loads the grammar of Go, once for all files. */
async function load(): Promise<Parser> {
  await Parser.init();
  const parser = new Parser();
  const grammar = fileURLToPath(import.meta.resolve('tree-sitter-go/tree-sitter-go.wasm'));
  return parser.setLanguage(await Language.load(grammar));
}

/** The program that reads Go. Trees that it returns must be deleted. */
export async function goParser(): Promise<{parse(text: string): Tree}> {
  ready ??= load();
  const parser = await ready;
  return {
    parse(text) {
      const tree = parser.parse(text);
      if (tree === null) throw new Error('The Go parser returned no tree.');
      return tree;
    },
  };
}
