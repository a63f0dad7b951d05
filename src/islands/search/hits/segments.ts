/** A stretch of text, marked where the query found it. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

const TAGS = /(<\/?mark>)/;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decode(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (entity, hex?: string, decimal?: string, name?: string) => {
      const code = hex ? parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
      if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
      return ENTITIES[name?.toLowerCase() ?? ''] ?? entity;
    },
  );
}

/**
 * Takes a highlighted value apart. Highlight tags become marks; every other tag stays the text it is,
 * so that nothing a search host sends can become markup of the page.
 */
export function segmentsOf(value: string): Segment[] {
  const segments: Segment[] = [];
  let marked = false;
  for (const part of value.split(TAGS)) {
    if (TAGS.test(part)) marked = part === '<mark>';
    else if (part !== '') segments.push({text: decode(part), marked});
  }
  return segments;
}

/** The text without its marks. */
export const plainText = (segments: readonly Segment[]): string =>
  segments.map(({text}) => text).join('');
