const NAME = /--[a-z][\w-]*/gi;

/** Custom properties that built pages and scripts name themselves, such as in an icon's `stroke`; each once. */
export function namedVariables(built: readonly string[]): string[] {
  return [...new Set(built.flatMap((text) => text.match(NAME) ?? []))];
}
