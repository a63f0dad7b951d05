import {
  join,
  type IndexedSchema,
  type SchemaIndex,
  type SchemaObject,
} from '@toolhive-docs/api-spec';

/** A schema together with those it is made of: what `$ref` and `allOf` add to it. Outermost first. */
export interface Layers {
  readonly parts: readonly (IndexedSchema & {readonly schema: SchemaObject})[];
  /** The first schema that was reached by a reference, if any. */
  readonly referred: IndexedSchema | undefined;
  /** Whether `null` is allowed besides. */
  readonly nullable: boolean;
  /** Whether nothing at all is allowed. */
  readonly never: boolean;
}

const isNull = (at: IndexedSchema): boolean =>
  typeof at.schema === 'object' && at.schema.type === 'null';

/** The schemas under a keyword that holds a list. */
function alternatives(
  index: SchemaIndex,
  at: IndexedSchema,
  key: 'oneOf' | 'anyOf' | 'allOf' | 'prefixItems',
): IndexedSchema[] {
  const list = typeof at.schema === 'object' ? (at.schema[key] ?? []) : [];
  return list.flatMap((_, position) => index.at(join(at.pointer, key, position)) ?? []);
}

/** Looks up everything that a schema is made of. A union of one schema and `null` counts as that schema. */
export function layersOf(index: SchemaIndex, start: IndexedSchema): Layers {
  const parts: (IndexedSchema & {schema: SchemaObject})[] = [];
  const seen = new Set<string>();
  let referred: IndexedSchema | undefined;
  let nullable = false;
  let never = false;

  const add = (at: IndexedSchema): void => {
    if (seen.has(at.pointer)) return;
    seen.add(at.pointer);
    const {schema} = at;
    if (typeof schema === 'boolean') {
      never ||= !schema;
      return;
    }
    parts.push({...at, schema});
    nullable ||= Array.isArray(schema.type) && schema.type.includes('null');
    const reference = schema.$ref ?? schema.$dynamicRef;
    const target = reference === undefined ? undefined : index.find(reference, at.base);
    if (target) {
      referred ??= target;
      add(target);
    }
    alternatives(index, at, 'allOf').forEach(add);
    for (const key of ['oneOf', 'anyOf'] as const) {
      const options = alternatives(index, at, key);
      const [only, ...others] = options.filter((option) => !isNull(option));
      if (!only || others.length) continue;
      nullable ||= options.length > 1;
      add(only);
    }
  };
  add(start);
  return {parts, referred, nullable, never};
}

/** The alternatives of a part that a reader has to choose from: more than one, `null` not counted. */
export function choicesOf(
  index: SchemaIndex,
  at: IndexedSchema,
  key: 'oneOf' | 'anyOf',
): IndexedSchema[] {
  const options = alternatives(index, at, key).filter((option) => !isNull(option));
  return options.length > 1 ? options : [];
}

/** The keywords of all parts as one schema: what an outer part says wins, required names add up. */
export function merged({parts}: Layers): SchemaObject {
  const required = [...new Set(parts.flatMap(({schema}) => schema.required ?? []))];
  // A composed type is a list of names; the innermost knows best only when the outer ones are silent.
  return {
    ...(Object.assign({}, ...parts.map(({schema}) => schema).reverse()) as SchemaObject),
    required,
  };
}
