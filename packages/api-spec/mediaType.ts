import type {ContentView} from './listOperations';

/** A media type without parameters, in lower case: `text/plain; charset=utf-8` → `text/plain`. */
export function essence(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

/** Whether bodies of a media type are JSON: `application/json`, `application/problem+json`. */
export function isJson(type: string): boolean {
  return /^[^/]+\/([^/]+\+)?json$/.test(essence(type));
}

/** The content that a body of the given type falls under; a range such as `text/*` counts when nothing names the type itself. */
export function contentFor(
  contents: readonly ContentView[],
  type: string,
): ContentView | undefined {
  const wanted = essence(type);
  const ranges = [wanted, `${wanted.split('/')[0]}/*`, '*/*'];
  for (const range of ranges) {
    const found = contents.find((content) => essence(content.type) === range);
    if (found) return found;
  }
  return undefined;
}
