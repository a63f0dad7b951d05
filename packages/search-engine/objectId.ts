/**
 * A record's id: the same for the same content at the same place, however often the site is built.
 * @param copy how many records with the same address, type and text stand before it in the page.
 */
export function objectId(url: string, type: string, text: string, copy = 0): string {
  return hash53(`${url}\n${type}\n${normalise(text)}\n${copy}`)
    .toString(36)
    .padStart(11, '0');
}

/** Gives the records of a page their ids, in their order, which tells copies apart. */
export function idsInOrder(): (url: string, type: string, text: string) => string {
  const copies = new Map<string, number>();
  return (url, type, text) => {
    const first = objectId(url, type, text);
    const copy = copies.get(first) ?? 0;
    copies.set(first, copy + 1);
    return objectId(url, type, text, copy);
  };
}

/** What texts of the same id have in common. */
export function normalise(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** cyrb53, a public-domain 53-bit hash: quick, the same in every engine, and no two of a million texts are likely to meet. */
function hash53(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
