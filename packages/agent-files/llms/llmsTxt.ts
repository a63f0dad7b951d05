import {groupBy} from '@toolhive-docs/options/groupBy';
import {folderOf, INDEX_FILE} from '../addresses';
import type {PageEntry, PageIndex} from '../PageIndex';

/** Agents fetch an index in one piece up to about this many characters. */
export const MAX_INDEX = 50_000;

/** What an index says besides its pages. */
export interface IndexNotes {
  /** How programs read the site, one paragraph each. */
  readonly notes: readonly string[];
  /** Further files, as finished lines of a list. */
  readonly files: readonly string[];
}

/**
 * The `llms.txt` of the whole site: every page, or where that would be too long, the index of each folder.
 *
 * @throws Error when even those are too many.
 */
export function llmsTxt(index: PageIndex, {notes, files}: IndexNotes): string {
  const head = `# ${index.title}\n\n> ${index.description}\n\n${notes.join('\n\n')}\n`;
  const tail = files.length === 0 ? '' : `\n## Further files\n\n${files.join('\n')}\n`;
  const folders = toIndexes(sectionFolders(index.pages), index.root);
  return firstThatFits(INDEX_FILE, [
    head + groups(index.pages, index.root) + tail,
    // Without folders it would lead to no page.
    ...(folders === '' ? [] : [head + folders + tail]),
  ]);
}

/**
 * The `llms.txt` of a folder: the pages below it, or where that would be too long, those in the folder itself and the indexes of the
 * folders below, and of too many pages their names alone.
 *
 * @throws Error when even those are too many.
 */
export function sectionIndex(
  folder: string,
  {pages: all, title, description, root}: PageIndex,
): string {
  const pages = all.filter(({markdown}) => markdown.startsWith(folder));
  const own = pages.find(({markdown}) => markdown === `${folder}index.md`);
  const head = `# ${own?.title ?? `${title}: ${folder}`}\n\n> ${own?.description ?? description}\n\nA part of ${title}; the index of all pages is <${new URL(INDEX_FILE, root).href}>.\n`;
  const here = pages.filter(({markdown}) => folderOf(markdown) === folder);
  const names = here.map((page) => ({...page, description: ''}));
  const folders = toIndexes(
    sectionFolders(pages).filter((one) => one !== folder),
    root,
  );
  return firstThatFits(folder + INDEX_FILE, [
    head + groups(pages, root),
    head + groups(here, root) + folders,
    head + groups(names, root) + folders,
  ]);
}

/** Links to the indexes of folders. */
function toIndexes(folders: readonly string[], root: string): string {
  if (folders.length === 0) return '';
  const lines = folders.map((folder) => `- [${folder}](${addressIn(root, folder + INDEX_FILE)})`);
  return `\n## Indexes of sections\n\n${lines.join('\n')}\n`;
}

/**
 * The first of several forms of an index that agents fetch in one piece.
 *
 * @param file - Path of the index, for the error.
 * @throws Error when all are too long.
 */
function firstThatFits(file: string, forms: readonly string[]): string {
  const found = forms.find((form) => form.length < MAX_INDEX);
  if (found !== undefined) return found;
  throw new Error(
    `${file} has ${forms.at(-1)?.length} characters, allowed are fewer than ${MAX_INDEX}.\nFix: put pages into folders, of fewer pages each.`,
  );
}

/** The folders below the root that have an index of their own. */
export function sectionFolders(pages: readonly PageEntry[]): string[] {
  const folders = pages.map(({markdown}) => folderOf(markdown));
  return [...new Set(folders)].filter((folder) => folder !== '/').sort();
}

/** Pages by the part of the documentation they are in, in their order. */
const groups = (pages: readonly PageEntry[], root: string, lineOf = entryLine): string =>
  [...groupBy(pages, ({category}) => category)]
    .map(
      ([category, entries]) =>
        `\n## ${category}\n\n${entries.map((entry) => lineOf(entry, root)).join('\n')}\n`,
    )
    .join('');

/** All pages with the day of their last change, as a list of Markdown. */
export function sitemapMd({title, pages, root}: PageIndex): string {
  const index = `> Index of these docs for programs: <${new URL(INDEX_FILE, root).href}>.`;
  return `# Sitemap of ${title}\n\n${index}\n${groups(pages, root, sitemapLine)}`;
}

/** A page's line in the sitemap: its name, its address, its Markdown, and when it changed. */
function sitemapLine({title, url, markdown, lastUpdated}: PageEntry, root: string): string {
  const changed = lastUpdated === undefined ? '' : `, ${lastUpdated}`;
  return `- [${linkText(title)}](${url}) ([Markdown](${addressIn(root, markdown)})${changed})`;
}

/** A title as the text of a link, which holds no brackets. */
const linkText = (title: string): string => title.replace(/[[\]]/g, '');

/** Full address of a path that begins with a slash. */
const addressIn = (root: string, path: string): string => new URL(path.slice(1), root).href;

/** Longest note of a page. */
const MAX_NOTE = 300;

/** Pages of more tokens fill much of what a model reads at once; their lines say so. */
const MANY_TOKENS = 10_000;

/** A number of tokens, which depends on the model: rounded to thousands. */
export const aboutTokens = (tokens: number): string =>
  `about ${(Math.round(tokens / 1000) * 1000).toLocaleString('en-US')} tokens`;

/** A page's line in an index: its name, its Markdown, what it is about, and how long it is when it is long. */
function entryLine({title, markdown, description, tokens}: PageEntry, root: string): string {
  const note =
    description.length > MAX_NOTE ? `${description.slice(0, MAX_NOTE - 1)}…` : description;
  const notes = [
    ...(note === '' ? [] : [note.replace(/\s+/g, ' ')]),
    ...(tokens > MANY_TOKENS ? [`(${aboutTokens(tokens)}: ask for a section)`] : []),
  ];
  return `- [${linkText(title)}](${addressIn(root, markdown)})${notes.length === 0 ? '' : `: ${notes.join(' ')}`}`;
}
