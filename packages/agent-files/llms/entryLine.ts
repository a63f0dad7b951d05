import type {PageEntry} from '../PageIndex';

/** Longest note of a page. */
const MAX_NOTE = 300;

/** Pages of more tokens fill much of what a model reads at once; their lines say so. */
const MANY_TOKENS = 10_000;

/** A number of tokens, which depends on the model: rounded to thousands. */
export const aboutTokens = (tokens: number): string =>
  `about ${(Math.round(tokens / 1000) * 1000).toLocaleString('en-US')} tokens`;

/** A page's line in an index: its name, its Markdown, what it is about, and how long it is when it is long. */
export function entryLine({title, markdown, description, tokens}: PageEntry, root: string): string {
  const address = new URL(markdown.slice(1), root).href;
  const note =
    description.length > MAX_NOTE ? `${description.slice(0, MAX_NOTE - 1)}…` : description;
  const name = title.replace(/[[\]]/g, '');
  const notes = [
    ...(note === '' ? [] : [note.replace(/\s+/g, ' ')]),
    ...(tokens > MANY_TOKENS ? [`(${aboutTokens(tokens)}: ask for a section)`] : []),
  ];
  return `- [${name}](${address})${notes.length === 0 ? '' : `: ${notes.join(' ')}`}`;
}

/** Entries by the part of the documentation they are in, in their order. */
export function byCategory(pages: readonly PageEntry[]): [string, PageEntry[]][] {
  const groups = new Map<string, PageEntry[]>();
  for (const page of pages) groups.set(page.category, [...(groups.get(page.category) ?? []), page]);
  return [...groups];
}
