/** The folder of a version's pages, or of its translations (`current` is the version of `docs/`), and what lies in it. */
const PAGE =
  /^(docs|versioned_docs\/[^/]+|i18n\/[^/]+\/docusaurus-plugin-content-docs\/([^/]+))\/(.+)$/;

/** Where a page is. */
export interface PagePlace {
  /** Its path below the folder of its version. */
  readonly name: string;
  /** The page in the first language, which may be itself: a path from the folder of the site. */
  readonly original: string;
  /** Folders in which files that it links to may be: its own, and that of the first language. */
  readonly folders: readonly string[];
}

/** @param file - Path of a page from the folder of the site. `undefined` for what is no page of the docs. */
export function pagePlace(file: string): PagePlace | undefined {
  const [, folder = '', version, name] = PAGE.exec(file.replaceAll('\\', '/')) ?? [];
  if (name === undefined) return undefined;
  const first =
    version === undefined ? folder : version === 'current' ? 'docs' : `versioned_docs/${version}`;
  return {name, original: `${first}/${name}`, folders: [...new Set([folder, first])]};
}
