const PLACEHOLDER = /<([A-Z][A-Z0-9_-]*)>/g;

/** Hides placeholders such as `<NAME>` from a shell parser, which would see redirections. Lengths stay the same. */
export function hidePlaceholders(source: string): string {
  return source.replace(PLACEHOLDER, '\u27e8$1\u27e9');
}

/** Turns what {@link hidePlaceholders} made back. */
export function showPlaceholders(text: string): string {
  return text.replaceAll('\u27e8', '<').replaceAll('\u27e9', '>');
}

/** A word in angle brackets that is no placeholder by this site's rule, such as `<name>`. */
export function wrongPlaceholder(source: string): string | undefined {
  return /(?<![<&\d])<[a-z][\w. -]*>/.exec(source)?.[0];
}
