/** What the framework knows of a page, as far as it is asked for here. */
export interface ListedPage {
  /** Names the page in sidebars. */
  readonly id: string;
  /** File of the page, from the folder of the site. */
  readonly file: string;
  /** The sidebar that shows it. */
  readonly sidebar?: string | undefined;
  readonly unlisted: boolean;
  readonly frontMatter: object;
}

/** One message for each page that no sidebar has; an empty list when there is none. */
export function forgottenPages(pages: readonly ListedPage[]): string[] {
  return pages
    .filter(
      ({sidebar, unlisted, frontMatter}) =>
        sidebar === undefined && !unlisted && !('displayed_sidebar' in frontMatter),
    )
    .map(
      ({id, file}) =>
        `${file} is in no sidebar, so no menu leads to it. Fix: add '${id}' to the sidebars, or put "unlisted: true" into its front matter.`,
    );
}
