const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Replaces the entities that serialisers write; others stay, and numbers that are no character. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (entity, hex?: string, decimal?: string, name?: string) => {
      const code = hex ? parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
      if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
      return ENTITIES[name?.toLowerCase() ?? ''] ?? entity;
    },
  );
