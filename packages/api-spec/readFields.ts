import {join} from './pointer';
import {schemaIndex, type IndexedSchema} from './schemaIndex';
import type {ApiSpec} from './types';
import {contentOf, type OperationView} from './listOperations';

/** A body as the server's decoder reads it. */
export interface ReadFields {
  /** The body with the names of the schema. */
  value: unknown;
  /** Fields that the schema does not list; the decoder drops them without a message. */
  ignored: IgnoredField[];
}

export interface IgnoredField {
  /** Where it stands, such as `/secrets/0/traget`. */
  path: string;
  name: string;
  /** The fields that the schema lists there. */
  known: string[];
}

/**
 * Reads a body as the server's decoder does (Go, `encoding/json`). A field gets the name that its schema has: an exact name first, else
 * the same letters in any case. Of several that mean one field, the last counts. Ignored fields stay as they are.
 *
 * @param pointer where the schema of the body stands; without one, the body stays as it is.
 */
export function readFields(spec: ApiSpec, pointer: string | undefined, body: unknown): ReadFields {
  const index = schemaIndex(spec);
  const ignored: IgnoredField[] = [];
  const value = read(pointer === undefined ? undefined : index.at(pointer), body, '');
  return {value, ignored};

  function read(start: IndexedSchema | undefined, part: unknown, path: string): unknown {
    const at = index.follow(start);
    if (!at || typeof part !== 'object' || part === null) return part;
    const below = (...keys: string[]): IndexedSchema | undefined =>
      index.at(join(at.pointer, ...keys));
    if (Array.isArray(part))
      return part.map((item, position) => read(below('items'), item, join(path, position)));
    const {properties, additionalProperties} = typeof at.schema === 'object' ? at.schema : {};
    const known = Object.keys(properties ?? {});
    const isClosed = properties !== undefined && additionalProperties === undefined;
    const names = new Map(known.map((name) => [folded(name), name]));
    const fields = Object.entries(part).map(([key, inner]): [string, unknown] => {
      const name = known.includes(key) ? key : names.get(folded(key));
      const place = join(path, key);
      if (name !== undefined) return [name, read(below('properties', name), inner, place)];
      if (isClosed) ignored.push({path: place, name: key, known});
      return [key, inner];
    });
    return Object.fromEntries(fields);
  }
}

/** Go also takes the long s for an s, and the Kelvin sign for a k, as `toLowerCase` does. */
function folded(name: string): string {
  return name.toLowerCase().replaceAll('ſ', 's');
}

/** Gives the fields of a request's body the names that its schema has, as {@link readFields} reads them. */
export function withFieldNames(
  spec: ApiSpec,
  {requestBody}: OperationView,
  body: unknown,
): unknown {
  const pointer = requestBody && contentOf(requestBody)[0]?.schemaPointer;
  return readFields(spec, pointer, body).value;
}
