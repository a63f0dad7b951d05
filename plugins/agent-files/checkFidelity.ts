import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {
  compareItems,
  itemsOfHtml,
  itemsOfMarkdown,
  PAGE_INDEX,
  type PageEntry,
  type PageFidelity,
  type PageIndex,
} from '@toolhive-docs/agent-files';
import {cacheEntry} from '@toolhive-docs/build-cache';
import {cacheName} from './keepTwin';
import type {McpForm} from './mcpForms';

/** Where what it found lies below a build. */
export const FIDELITY = 'reports/fidelity.json';

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
 * @returns how many items each page has, none of which is lost.
 * @throws Error naming page, form and item when anything of a page is not in one of its forms.
 */
export async function checkFidelity(
  {buildDir, root}: {readonly buildDir: string; readonly root: string},
  pairs: readonly Pair[],
): Promise<{readonly pages: Readonly<Record<string, PageForms>>}> {
  const pages: Record<string, PageForms> = {};
  const known = JSON.parse(await readFile(path.join(buildDir, PAGE_INDEX), 'utf8')) as PageIndex;
  const inIndex = new Map(known.pages.map((page) => [page.route, JSON.stringify(page)]));
  let forms: Readonly<Record<string, McpForm>> | undefined;
  for (const {entry, file} of pairs) {
    const [html = '', markdown = ''] = await Promise.all(
      [file, entry.markdown].map((name) => readFile(path.join(buildDir, name), 'utf8')),
    );
    // The head of a page is not compared, so that new styles do not cost a comparison.
    const body = html.slice(html.indexOf('<body'));
    const {value, keep} = cacheEntry<PageForms>(cacheName('fidelity', entry.url), [
      body,
      markdown,
      JSON.stringify(entry),
      // The MCP server answers from the index.
      inIndex.get(entry.route) ?? '',
    ]);
    // Loaded when there is something to compare.
    if (!value) forms ??= await (await import('./mcpForms')).mcpForms(buildDir, root);
    pages[entry.route] = value ?? keep(compared(html, markdown, entry, forms?.[entry.route]));
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

/** A page that the MCP server does not know has lost everything there. */
function compared(
  html: string,
  markdown: string,
  entry: PageEntry,
  form: McpForm = {markdown: '', addresses: []},
): PageForms {
  const items = itemsOfHtml(html, entry.url);
  const ids = entry.sections.map(({id}) => id);
  const own = itemsOfMarkdown(markdown, ids);
  const {counts, lost} = compareItems(items, own);
  // To read the same Markdown twice takes a second of a build.
  const sent =
    form.markdown === markdown
      ? {...own, addresses: [...form.addresses]}
      : itemsOfMarkdown(form.markdown, form.addresses);
  return {counts, lost: {markdown: lost, mcp: compareItems(items, sent).lost}};
}
