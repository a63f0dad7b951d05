/** What the framework knows of a page, as far as it is asked for here. */
export interface ListedPage {
  /** Names the page in sidebars. */
  readonly id: string;
  /** File of the page, from the folder of the site. */
  readonly file: string;
  /** The sidebar that has it. */
  readonly sidebar?: string | undefined;
  readonly frontMatter: object;
}

/** One message for each page that is in no sidebar and names none to stand beside it; an empty list when there is none. */
export function forgottenPages(pages: readonly ListedPage[]): string[] {
  return pages
    .filter(
      ({sidebar, frontMatter}) => sidebar === undefined && !('displayed_sidebar' in frontMatter),
    )
    .map(
      ({id, file}) =>
        `${file} is in no sidebar, so no menu leads to it. Fix: add '${id}' to the sidebars, or name the sidebar that stands beside it in its front matter, as in "displayed_sidebar: docs".`,
    );
}
