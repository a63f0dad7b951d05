import {isObject} from '@toolhive-docs/options/isObject';
import {oncePerSpec} from './oncePerSpec';
import {join, keysOf, valueAt} from './pointer';
import type {Schema, SchemaObject} from './types';
import {walk} from './walk';

/** A schema, the place it stands at, and the address its own relative references start from. */
export interface IndexedSchema {
  readonly schema: Schema;
  readonly pointer: string;
  readonly base: string;
}

/** Every schema of a document, findable by reference. */
export interface SchemaIndex {
  /** The schema a `$ref` or `$dynamicRef` of a schema at `base` points to, before dynamic scope is considered. */
  find(ref: string, base: string): IndexedSchema | undefined;
  /** The schema at a pointer into the document. */
  at(pointer: string): IndexedSchema | undefined;
  /** The schema that the `$ref` of another one leads to in the end; without one, itself. In a circle it stops somewhere. */
  follow(from: IndexedSchema | undefined): IndexedSchema | undefined;
  /** The schema that a `$dynamicAnchor` marks inside the resource at `base`. */
  dynamic(anchor: string, base: string): IndexedSchema | undefined;
}

/** References that are followed from one schema; more lead in a circle. */
const MOST_HOPS = 20;

const documentBase = 'https://document.invalid/';

/** Builds (once for each document) the index of its schemas: by pointer, by `$id`, by `$anchor` and `$dynamicAnchor`. */
export const schemaIndex = oncePerSpec((spec): SchemaIndex => {
  const byPointer = new Map<string, IndexedSchema>();
  const resources = new Map<string, string>([[documentBase, '#']]);
  const anchors = new Map<string, IndexedSchema>();
  const dynamicAnchors = new Map<string, IndexedSchema>();
  const open: {pointer: string; base: string}[] = [];

  for (const node of walk(spec)) {
    if (node.kind !== 'Schema') continue;
    while (open.length && !node.pointer.startsWith(`${open.at(-1)?.pointer ?? ''}/`)) open.pop();
    const schema = node.value as Schema;
    const {$id, $anchor, $dynamicAnchor}: SchemaObject = typeof schema === 'object' ? schema : {};
    let base = open.at(-1)?.base ?? documentBase;
    if (typeof $id === 'string') {
      base = absolute($id, base) ?? base;
      open.push({pointer: node.pointer, base});
      resources.set(base, node.pointer);
    }
    const indexed = {schema, pointer: node.pointer, base};
    byPointer.set(node.pointer, indexed);
    if ($anchor) anchors.set(`${base}#${$anchor}`, indexed);
    if ($dynamicAnchor) {
      anchors.set(`${base}#${$dynamicAnchor}`, indexed);
      dynamicAnchors.set(`${base}#${$dynamicAnchor}`, indexed);
    }
  }

  // A reference may also point to a schema that the walk does not know as one, such as one under an `x-` key.
  function at(pointer: string): IndexedSchema | undefined {
    const canonical = byPointer.has(pointer) ? pointer : join('#', ...keysOf(pointer));
    const known = byPointer.get(canonical);
    if (known) return known;
    const schema = valueAt(spec, canonical);
    return typeof schema === 'boolean' || isObject(schema)
      ? {schema, pointer: canonical, base: documentBase}
      : undefined;
  }

  function find(ref: string, base: string): IndexedSchema | undefined {
    const address = absolute(ref, base);
    if (address === undefined) return undefined;
    const [resource = '', fragment = ''] = address.split(/#(.*)/s);
    const root = resources.get(resource);
    if (root === undefined) return undefined;
    if (fragment === '' || fragment.startsWith('/'))
      return at(join(root, ...keysOf(`#${fragment}`)));
    return anchors.get(`${resource}#${fragment}`);
  }

  function follow(from: IndexedSchema | undefined): IndexedSchema | undefined {
    let found = from;
    for (let hop = 0; hop < MOST_HOPS; hop += 1) {
      if (typeof found?.schema !== 'object' || !found.schema.$ref) return found;
      found = find(found.schema.$ref, found.base);
    }
    return found;
  }

  return {find, at, follow, dynamic: (anchor, base) => dynamicAnchors.get(`${base}#${anchor}`)};
});

function absolute(ref: string, base: string): string | undefined {
  try {
    return new URL(ref, base).href.replace(/#$/, '');
  } catch {
    return undefined;
  }
}
