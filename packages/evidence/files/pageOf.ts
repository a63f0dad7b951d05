/** Ending of evidence files. */
export const ENDING = '.evidence.yaml';

/** Folder of the pages, below the project's root. */
const PAGES = 'docs/';

/** The page that an evidence file belongs to, or undefined for evidence of data in specs/. */
export function pageOf(file: string): string | undefined {
  return file.startsWith(PAGES) ? `${file.slice(0, -ENDING.length)}.mdx` : undefined;
}

/** The evidence file of a page. */
export function evidenceFileOf(page: string): string {
  return page.replace(/\.mdx?$/, ENDING);
}

/** Address of a page on the site: the path below `docs/` without extension, and a folder for its index. */
export function pageAddress(page: string): string {
  return `/${page.slice(PAGES.length).replace(/\.mdx?$/, '')}`.replace(/\/index$/, '/');
}
