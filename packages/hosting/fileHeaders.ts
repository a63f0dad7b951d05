/** A header that files of some kind get on hosts that know them by their paths alone. */
export interface FileHeader {
  /** A path, in which `*` stands for any characters. */
  readonly path: string;
  readonly name: string;
  readonly value: string;
}

/** Names the machine-readable interfaces of a site (RFC 9727); without an ending that would tell its type. */
export const API_CATALOG = '.well-known/api-catalog';

/** Media type of {@link API_CATALOG} (RFC 9264). */
export const LINKSET =
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** Header of Markdown files: search engines list the page itself. */
export const NOT_LISTED = {'X-Robots-Tag': 'noindex'} as const;

/**
 * Headers of files for programs: search engines list a page and not its Markdown, and a catalog has the type that clients look for.
 *
 * @param files - All files of the build.
 */
export function fileHeaders(baseUrl: string, files: readonly string[]): FileHeader[] {
  return [
    ...(files.some((file) => file.endsWith('.md'))
      ? Object.entries(NOT_LISTED).map(([name, value]) => ({path: `${baseUrl}*.md`, name, value}))
      : []),
    ...(files.includes(API_CATALOG)
      ? [{path: baseUrl + API_CATALOG, name: 'Content-Type', value: LINKSET}]
      : []),
  ];
}
