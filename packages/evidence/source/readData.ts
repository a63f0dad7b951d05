import {parseAllDocuments} from 'yaml';
import {keysOf} from '@toolhive-docs/api-spec';

/**
 * Reads YAML or JSON. A file with several documents is a list of them.
 * @throws Error with the line when it is neither; templates of Helm charts are not.
 */
export function readData(text: string): unknown {
  const list = [...parseAllDocuments(text, {uniqueKeys: false, logLevel: 'error'})];
  const error = list.flatMap(({errors}) => errors)[0];
  if (error) throw new Error(`not valid YAML or JSON: ${error.message.split('\n', 1)[0] ?? ''}`);
  const values = list.map((document) => document.toJS({maxAliasCount: -1}) as unknown);
  const filled = values.filter((value) => value !== null);
  return filled.length > 1 ? filled : filled[0];
}

/**
 * Follows a JSON pointer (RFC 6901).
 * @returns the value, or how far the pointer led and what is there.
 */
export function followPointer(
  value: unknown,
  pointer: string,
): {value: unknown} | {at: string; missing: string; known: string[]} {
  const steps = keysOf(pointer);
  let here = value;
  for (const [index, step] of steps.entries()) {
    const isMap = typeof here === 'object' && here !== null;
    if (!isMap || !Object.hasOwn(here as object, step))
      return {
        at: `/${steps.slice(0, index).join('/')}`,
        missing: step,
        known: isMap ? Object.keys(here as object) : [],
      };
    here = (here as Record<string, unknown>)[step];
  }
  return {value: here};
}
