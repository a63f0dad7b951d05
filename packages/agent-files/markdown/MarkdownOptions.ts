/** What the Markdown of a page needs to know beyond the page. */
export interface MarkdownOptions {
  /** Full address of a link or picture of the page. */
  readonly resolve: (href: string) => string;
  /** Source of a drawn diagram, by the address of its drawing. */
  readonly diagramSource: (src: string) => string | undefined;
}
