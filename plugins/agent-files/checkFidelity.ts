import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {
  compareItems,
  itemsOfHtml,
  itemsOfMarkdown,
  type PageEntry,
  type PageFidelity,
} from '@toolhive-docs/agent-files';
import {cacheEntry} from '@toolhive-docs/build-cache';
import {DocsLibrary, type LibraryPlaces} from '@toolhive-docs/docs-mcp';
import {cacheName} from './keepTwin';
import {readOverMcp} from './readOverMcp';

/** Where the ledger lies below a build. */
export const LEDGER = 'reports/fidelity.json';

/** Longest text of a lost item in a message. */
const MAX_SHOWN = 100;

/** A finished page and its Markdown. */
export interface Pair {
  readonly entry: PageEntry;
  /** File of the page below the build. */
  readonly file: string;
}

/** What a page has, and what of it is lost in its Markdown and in what the MCP server sends. */
interface PageForms {
  readonly counts: PageFidelity['counts'];
  readonly lost: Readonly<Record<'markdown' | 'mcp', PageFidelity['lost']>>;
}

/**
 * Compares each finished page with its Markdown, and with what a client of the MCP server reads.
 *
 * @returns the ledger: how many items each page has, none of which is lost.
 * @throws Error naming page, form and item when anything of a page is not in one of its forms.
 */
export async function checkFidelity(
  places: LibraryPlaces,
  pairs: readonly Pair[],
): Promise<{readonly pages: Readonly<Record<string, PageForms>>}> {
  const library = new DocsLibrary(places);
  const pages: Record<string, PageForms> = {};
  for (const {entry, file} of pairs) {
    const [html, markdown] = await Promise.all(
      [file, entry.markdown].map((name) => readFile(path.join(places.buildDir, name), 'utf8')),
    );
    pages[entry.route] = await compared(html ?? '', markdown ?? '', entry, library);
  }
  const lost = Object.entries(pages).flatMap(([route, {lost: forms}]) =>
    Object.entries(forms).flatMap(([form, items]) =>
      items.map(({kind, item}) => `  ${route} (${form}): ${kind}: ${item.slice(0, MAX_SHOWN)}`),
    ),
  );
  if (lost.length > 0)
    throw new Error(
      `Forms of pages lack ${lost.length} ${lost.length === 1 ? 'thing' : 'things'} that the pages show:\n${lost.join('\n')}\nFix: teach packages/page-model or packages/agent-files the markup of these parts; what only MCP lacks is lost in packages/docs-mcp.`,
    );
  return {pages};
}

/** The head of a page is not compared, so that new styles do not cost a comparison. */
async function compared(
  html: string,
  markdown: string,
  entry: PageEntry,
  library: DocsLibrary,
): Promise<PageForms> {
  const body = html.slice(html.indexOf('<body'));
  const {value, keep} = cacheEntry<PageForms>(cacheName('fidelity', entry.url), [
    body,
    markdown,
    JSON.stringify(entry),
  ]);
  if (value) return value;
  const items = itemsOfHtml(html, entry.url);
  const read = await readOverMcp(entry, library);
  const ids = entry.sections.map(({id}) => id);
  const {counts, lost} = compareItems(items, itemsOfMarkdown(markdown, ids));
  const mcp = compareItems(items, itemsOfMarkdown(read.markdown, read.addresses));
  return keep({counts, lost: {markdown: lost, mcp: mcp.lost}});
}
