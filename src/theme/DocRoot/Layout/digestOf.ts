const digests = new WeakMap<object, string>();

/** FNV-1a, 32 bits (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv): enough to tell the few sidebars of a site apart. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** A short name for all that a sidebar lists; made once for each list, which all pages share. */
export function digestOf(items: readonly object[]): string {
  const digest = digests.get(items) ?? fnv1a(JSON.stringify(items));
  digests.set(items, digest);
  return digest;
}
