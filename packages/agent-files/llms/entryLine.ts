import type {PageEntry} from '../PageIndex';

/** Longest note of a page. */
const MAX_NOTE = 300;

/** A page's line in an index: its name, its Markdown, what it is about. */
export function entryLine({title, markdown, description}: PageEntry, root: string): string {
  const address = new URL(markdown.slice(1), root).href;
  const note =
    description.length > MAX_NOTE ? `${description.slice(0, MAX_NOTE - 1)}…` : description;
  const name = title.replace(/[[\]]/g, '');
  return `- [${name}](${address})${note === '' ? '' : `: ${note.replace(/\s+/g, ' ')}`}`;
}

/** Entries by the part of the documentation they are in, in their order. */
export function byCategory(pages: readonly PageEntry[]): [string, PageEntry[]][] {
  const groups = new Map<string, PageEntry[]>();
  for (const page of pages) groups.set(page.category, [...(groups.get(page.category) ?? []), page]);
  return [...groups];
}
