import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  visit,
  type Document,
  type Node,
  type Pair,
} from 'yaml';

export type Path = readonly (string | number)[];

/**
 * A YAML or JSON file that is changed in place: what is not touched stays as it is written, comments and line breaks
 * included.
 */
export class DataFile {
  private document: Document;

  constructor(
    /** Path below the project's root. */
    readonly file: string,
    public text: string,
  ) {
    this.document = parse(text);
  }

  /** The value at a path, or undefined. */
  get(path: Path): unknown {
    const node = this.node(path);
    return isNode(node) ? node.toJS(this.document) : undefined;
  }

  /** Puts a value in place of what is at the path, or into the map above it; undefined is no value. @param place of a key that is new. @returns whether the file has changed. */
  set(path: Path, value: unknown, place: 'last' | 'in order' = 'last'): boolean {
    if (value === undefined) return false;
    const before = this.get(path);
    if (before !== undefined && JSON.stringify(before) === JSON.stringify(value)) return false;
    const node: unknown = this.document.getIn(path, true);
    if (isNode(node) && node.range)
      return this.replace(
        node.range[0],
        this.endOf(node),
        this.inline(value, this.text.slice(node.range[0], this.endOf(node))),
      );
    return this.insertPair(path.slice(0, -1), String(path.at(-1)), value, place);
  }

  /** Removes a key or an item. @returns whether there was one. */
  remove(path: Path): boolean {
    this.writeOutAliases(this.document.getIn(path, true));
    const parent = this.node(path.slice(0, -1));
    const last = path.at(-1);
    if (isMap(parent)) {
      const index = parent.items.findIndex(({key}) => isScalar(key) && key.value === last);
      return index >= 0 && this.removeAt(parent, index);
    }
    if (isSeq(parent) && typeof last === 'number' && last < parent.items.length)
      return this.removeAt(parent, last);
    return false;
  }

  /** Adds an item at the end of a list. @returns false when there is no list with items. */
  append(path: Path, value: unknown): boolean {
    const list = this.node(path);
    const last = isSeq(list) ? list.items.at(-1) : undefined;
    if (!isSeq(list) || !isNode(last) || !last.range) {
      return this.set(path, [value]);
    }
    const end = this.endOf(last);
    if (list.flow === true) return this.replace(end, end, `, ${this.inline(value)}`);
    const dash = this.indentAt(last.range[0]);
    return this.insertLine(end, blockItem(value, dash));
  }

  /** What is removed may hold an anchor that others refer to: they get its value. */
  private writeOutAliases(removed: unknown): void {
    if (!isNode(removed)) return;
    const anchors = new Map<string, Node>();
    visit(removed, {
      Node: (_key, node) => {
        if ('anchor' in node && typeof node.anchor === 'string') anchors.set(node.anchor, node);
      },
    });
    if (anchors.size === 0) return;
    const aliases: {start: number; end: number; text: string}[] = [];
    visit(this.document, {
      Alias: (_key, {source, range}) => {
        const value = anchors.get(source);
        if (value === undefined || !range) return;
        const inside =
          removed.range && range[0] >= removed.range[0] && range[1] <= removed.range[1];
        if (inside === true) return;
        const text = this.inline(value.toJS(this.document));
        aliases.push({start: range[0], end: range[1], text});
      },
    });
    for (const {start, end, text} of aliases.reverse())
      this.text = this.text.slice(0, start) + text + this.text.slice(end);
    this.document = parse(this.text);
  }

  private insertPair(mapPath: Path, key: string, value: unknown, place: string): boolean {
    const map = this.node(mapPath);
    if (!isMap(map) || !map.range) return false;
    const last = map.items.at(-1);
    if (map.flow === true) {
      const pair = this.inline({[key]: value}).slice(1, -1);
      if (last === undefined) return this.replace(map.range[0], map.range[1], `{${pair}}`);
      const end = this.endOf(last);
      return this.replace(end, end, `, ${pair}`);
    }
    if (last === undefined) return false;
    const column = startOf(last) - lineStart(this.text, startOf(last));
    const indent = ' '.repeat(column);
    const line = `${indent}${stringify({[key]: value}, STYLE)
      .trimEnd()
      .replaceAll('\n', `\n${indent}`)}`;
    const next = map.items.find((each) => isScalar(each.key) && String(each.key.value) > key);
    if (place === 'last' || next === undefined) return this.insertLine(this.endOf(last), line);
    const start = lineStart(this.text, startOf(next));
    return this.replace(start, start, `${line}\n`);
  }

  private removeAt(parent: {items: unknown[]; flow?: boolean}, index: number): boolean {
    const item = parent.items[index];
    const next = parent.items[index + 1];
    const before = parent.items[index - 1];
    if (parent.flow === true) {
      if (next !== undefined) return this.replace(startOf(item), startOf(next), '');
      return before === undefined
        ? this.replace(startOf(item), this.endOf(item), '')
        : this.replace(this.endOf(before), this.endOf(item), '');
    }
    if (next === undefined && before === undefined) return this.empty(parent);
    const start = lineStart(this.text, startOf(item));
    const end =
      next === undefined
        ? lineEnd(this.text, this.endOf(item))
        : lineStart(this.text, startOf(next));
    return this.replace(start, end, '');
  }

  /** A block without items would be nothing at all. */
  private empty(parent: {items: unknown[]}): boolean {
    if (!isNode(parent) || !parent.range) return false;
    return this.replace(parent.range[0], this.endOf(parent), isSeq(parent) ? '[]' : '{}');
  }

  private node(path: Path): unknown {
    return path.length === 0 ? this.document.contents : this.document.getIn(path, true);
  }

  /** @param before what the value replaces: quotes stay as they are. */
  private inline(value: unknown, before = ''): string {
    if (this.file.endsWith('.json')) return JSON.stringify(value);
    return stringify(value, {
      ...STYLE,
      collectionStyle: 'flow',
      flowCollectionPadding: false,
      ...(before.startsWith("'") && typeof value === 'string'
        ? {defaultStringType: 'QUOTE_SINGLE' as const}
        : {}),
    }).trimEnd();
  }

  /** Spaces before the dash of an item in block style. */
  private indentAt(offset: number): string {
    const line = this.text.slice(lineStart(this.text, offset), offset);
    return /^\s*/.exec(line)?.[0] ?? '';
  }

  private insertLine(offset: number, line: string): boolean {
    const end = lineEnd(this.text, offset);
    const gap = this.text[end - 1] === '\n' ? '' : '\n';
    return this.replace(end, end, `${gap}${line}\n`);
  }

  /** Where the text of a node ends; the parser counts the line break after a block to it. */
  private endOf(item: unknown): number {
    const node = isPair(item)
      ? ((item as Pair<Node, Node | null>).value ?? (item as Pair<Node>).key)
      : item;
    if (!isNode(node) || !node.range) return 0;
    const [start, end] = node.range;
    return start + this.text.slice(start, end).trimEnd().length;
  }

  private replace(start: number, end: number, text: string): boolean {
    this.text = this.text.slice(0, start) + text + this.text.slice(end);
    this.document = parse(this.text);
    return true;
  }
}

const STYLE = {lineWidth: 0} as const;

/** @throws Error with file-independent reason when the text is not valid. */
function parse(text: string): Document {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new Error(error.message);
  return document;
}

function blockItem(value: unknown, indent: string): string {
  return stringify([value], STYLE)
    .trimEnd()
    .split('\n')
    .map((line) => indent + line)
    .join('\n');
}

function startOf(item: unknown): number {
  const node = isPair(item) ? (item as Pair<Node, Node>).key : item;
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Where the next line begins. A block ends after its last line already. */
function lineEnd(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}
