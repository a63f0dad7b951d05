import {visit} from 'jsonc-parser';

/** Names that an object of a JSON text has more than once, each with its 0-based line. Parsers drop all but one without a word. */
export function repeatedNames(text: string): {line: number; message: string}[] {
  const found: {line: number; message: string}[] = [];
  const open: Set<string>[] = [];
  visit(text, {
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
