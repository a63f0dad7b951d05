import {contentOf, type OperationView} from './listOperations';
import {join} from './pointer';
import {schemaIndex, type IndexedSchema} from './schemaIndex';
import type {ApiSpec} from './types';

/**
 * Gives the fields of a body the names that its schema has, as the server's decoder reads them: an exact name first, else the same
 * letters in any case (Go, `encoding/json`). Of several that mean one field, the last counts. Unknown fields stay as they are.
 */
export function withFieldNames(
  spec: ApiSpec,
  {requestBody}: OperationView,
  body: unknown,
): unknown {
  const index = schemaIndex(spec);
  const schema = requestBody && contentOf(requestBody)[0]?.schemaPointer;
  return renamed(schema === undefined ? undefined : index.at(schema), body);

  function renamed(start: IndexedSchema | undefined, value: unknown): unknown {
    const at = followed(start);
    if (!at || typeof value !== 'object' || value === null) return value;
    const part = (...keys: string[]): IndexedSchema | undefined =>
      index.at(keys.reduce(join, at.pointer));
    if (Array.isArray(value)) return value.map((item) => renamed(part('items'), item));
    const {properties = {}} = typeof at.schema === 'object' ? at.schema : {};
    const names = new Map(Object.keys(properties).map((name) => [folded(name), name]));
    const fields = Object.entries(value).map(([key, inner]): [string, unknown] => {
      const name = Object.hasOwn(properties, key) ? key : names.get(folded(key));
      return name === undefined ? [key, inner] : [name, renamed(part('properties', name), inner)];
    });
    return Object.fromEntries(fields);
  }

  function followed(at: IndexedSchema | undefined): IndexedSchema | undefined {
    const reference = typeof at?.schema === 'object' ? at.schema.$ref : undefined;
    return at && reference !== undefined ? followed(index.find(reference, at.base)) : at;
  }
}

/** Go also takes the long s for an s, and the Kelvin sign for a k, as `toLowerCase` does. */
function folded(name: string): string {
  return name.toLowerCase().replaceAll('ſ', 's');
}
