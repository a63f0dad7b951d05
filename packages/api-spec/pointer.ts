import {percentDecoded} from './percentDecoded';

/** JSON pointers (RFC 6901) in their fragment form: `#`, `#/paths/~1health/get`. */

/** Appends keys and indexes to a pointer. */
export function join(pointer: string, ...keys: readonly (string | number)[]): string {
  let joined = pointer;
  for (const key of keys) joined += `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return joined;
}

/** The keys of a pointer, with or without `#` in front. A fragment's percent-encoding is undone. */
export function keysOf(pointer: string): string[] {
  const path = pointer.startsWith('#') ? percentDecoded(pointer.slice(1)) : pointer;
  return path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value a pointer leads to, or undefined. Only own keys count, so `constructor` finds nothing by accident. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const key of keysOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** A pointer into a value as people write it: `/secrets/0/target` → `secrets[0].target`, empty for the whole value. */
export function readablePath(pointer: string): string {
  return keysOf(pointer).reduce((path, key) => {
    if (/^\d+$/.test(key)) return `${path}[${key}]`;
    if (!/^[\w-]+$/.test(key)) return `${path}[${JSON.stringify(key)}]`;
    return path ? `${path}.${key}` : key;
  }, '');
}
