const NAME = /--[a-z][\w-]*/gi;

/** Custom properties that a built page or script names itself, such as in an icon's `stroke`. */
export function namedVariables(built: string): readonly string[] {
  return built.match(NAME) ?? [];
}
