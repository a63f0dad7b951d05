import {join, schemaIndex, type ApiSpec, type IndexedSchema} from '@toolhive-docs/api-spec';
import {didYouMean} from '@toolhive-docs/cli-spec';

/**
 * Finds fields of a body that its schema does not list. The server drops them without a message (Go, `encoding/json`), so that the API
 * document permits them. Names are compared without case, as the decoder does.
 *
 * @param pointer - Where the schema of the body stands.
 */
export function unknownFields(spec: ApiSpec, pointer: string, body: unknown): string[] {
  const index = schemaIndex(spec);
  return inside(index.at(pointer), body, '');

  function inside(start: IndexedSchema | undefined, value: unknown, path: string): string[] {
    const at = followed(start);
    if (typeof at?.schema !== 'object' || typeof value !== 'object' || value === null) return [];
    const part = (...keys: string[]) => index.at(keys.reduce(join, at.pointer));
    if (Array.isArray(value)) return value.flatMap((item) => inside(part('items'), item, path));
    const {properties, additionalProperties} = at.schema;
    if (!properties || additionalProperties !== undefined) return [];
    const known = Object.keys(properties);
    return Object.entries(value).flatMap(([key, inner]) => {
      const place = `${path}/${key}`;
      const name = known.find((one) => one.toLowerCase() === key.toLowerCase());
      return name === undefined
        ? [`${place} is a field that the server ignores; ${didYouMean(key, known)}`]
        : inside(part('properties', name), inner, place);
    });
  }

  function followed(at: IndexedSchema | undefined): IndexedSchema | undefined {
    const reference = typeof at?.schema === 'object' ? at.schema.$ref : undefined;
    return at && reference !== undefined ? followed(index.find(reference, at.base)) : at;
  }
}
