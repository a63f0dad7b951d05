import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  visit,
  type Document,
  type Node,
} from 'yaml';

export type Path = readonly (string | number)[];

/** Stands for a text whose lines are broken by hand, while the rest is written. */
const HELD = /\uE000(\d+)\uE000/g;

/**
 * A YAML or JSON file that is changed in place: what is not touched stays as it is written, comments and line breaks
 * included.
 */
export class DataFile {
  private readonly document: Document;
  /** Whether the text is another one than at first. */
  hasChanged = false;

  constructor(
    /** Path below the project's root. */
    readonly file: string,
    private readonly source: string,
  ) {
    this.document = parseDocument(source);
    const [error] = this.document.errors;
    if (error) throw new Error(error.message);
  }

  get text(): string {
    if (!this.hasChanged) return this.source;
    const held: string[] = [];
    const written = this.document.clone();
    visit(written, {
      Scalar: (_key, {range}) => {
        const text = range ? this.source.slice(range[0], range[1]).trimEnd() : '';
        return text.includes('\n') ? new Scalar(`\uE000${held.push(text) - 1}\uE000`) : undefined;
      },
    });
    const quotes = this.file.endsWith('.json')
      ? ({defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'QUOTE_DOUBLE'} as const)
      : {};
    return written
      .toString({lineWidth: 0, flowCollectionPadding: false, ...quotes})
      .replace(HELD, (_, index: string) => held[Number(index)] ?? '');
  }

  /** The value at a path, or undefined. */
  get(path: Path): unknown {
    const node = this.node(path);
    return isNode(node) ? node.toJS(this.document) : undefined;
  }

  /** Puts a value in place of what is at the path, or into the map above it; undefined is no value. @param place of a key that is new. @returns whether the file has changed. */
  set(path: Path, value: unknown, place: 'last' | 'in order' = 'last'): boolean {
    if (value === undefined) return false;
    const before = this.node(path);
    if (isNode(before) && JSON.stringify(this.get(path)) === JSON.stringify(value)) return false;
    if (isNode(before)) this.document.setIn(path, this.inPlaceOf(before, value));
    else {
      const parent = this.node(path.slice(0, -1));
      if (!isMap(parent)) return false;
      const key = String(path.at(-1));
      const next = parent.items.findIndex(
        (each) => isScalar(each.key) && String(each.key.value) > key,
      );
      const at = place === 'last' || next < 0 ? parent.items.length : next;
      parent.items.splice(at, 0, this.document.createPair(key, value));
    }
    return (this.hasChanged = true);
  }

  /** Removes a key or an item. @returns whether there was one. */
  remove(path: Path): boolean {
    const removed = this.node(path);
    // What is removed may hold an anchor that others refer to: they get its value.
    const anchored = new Map<string, unknown>();
    if (isNode(removed))
      visit(removed, {
        Node: (_key, node) => {
          if (!isAlias(node) && node.anchor !== undefined)
            anchored.set(node.anchor, node.toJS(this.document));
        },
      });
    const parent = this.node(path.slice(0, -1));
    if (!isCollection(parent) || !parent.delete(path.at(-1))) return false;
    visit(this.document, {
      Alias: (_key, node) =>
        anchored.has(node.source) ? this.inPlaceOf(node, anchored.get(node.source)) : undefined,
    });
    return (this.hasChanged = true);
  }

  /** Adds an item at the end of a list. @returns false when there is no list with items. */
  append(path: Path, value: unknown): boolean {
    const list = this.node(path);
    if (!isSeq(list) || list.items.length === 0) return this.set(path, [value]);
    list.add(this.document.createNode(value));
    return (this.hasChanged = true);
  }

  /** A value in one line, with what stands around the one before it. */
  private inPlaceOf(before: Node, value: unknown): Node {
    const node = this.document.createNode(value, {flow: true});
    // Quotes stay as they are.
    if (isScalar(node) && isScalar(before) && before.type === 'QUOTE_SINGLE')
      node.type = before.type;
    const {comment, commentBefore, spaceBefore} = before;
    const anchor = isAlias(before) ? undefined : before.anchor;
    return Object.assign(node, {comment, commentBefore, spaceBefore, anchor});
  }

  private node(path: Path): unknown {
    return path.length === 0 ? this.document.contents : this.document.getIn(path, true);
  }
}
