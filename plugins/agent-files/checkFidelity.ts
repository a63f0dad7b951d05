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
import {cacheName} from './keepTwin';

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

/**
 * Compares each finished page with its Markdown.
 *
 * @returns the ledger: how many items each page has, none of which is lost.
 * @throws Error naming page and item when anything of a page is not in its Markdown.
 */
export async function checkFidelity(outDir: string, pairs: readonly Pair[]): Promise<object> {
  const pages: Record<string, PageFidelity> = {};
  for (const {entry, file} of pairs) {
    const [html, markdown] = await Promise.all(
      [file, entry.markdown].map((name) => readFile(path.join(outDir, name), 'utf8')),
    );
    pages[entry.route] = compared(html ?? '', markdown ?? '', entry);
  }
  const lost = Object.entries(pages).flatMap(([route, {lost: items}]) =>
    items.map(({kind, item}) => `  ${route}: ${kind}: ${item.slice(0, MAX_SHOWN)}`),
  );
  if (lost.length > 0)
    throw new Error(
      `The Markdown of pages lacks ${lost.length} ${lost.length === 1 ? 'thing' : 'things'} that the pages show:\n${lost.join('\n')}\nFix: teach packages/page-model or packages/agent-files the markup of these parts.`,
    );
  return {pages};
}

/** The head of a page is not compared, so that new styles do not cost a comparison. */
function compared(html: string, markdown: string, entry: PageEntry): PageFidelity {
  const body = html.slice(html.indexOf('<body'));
  const {value, keep} = cacheEntry<PageFidelity>(cacheName('fidelity', entry.url), [
    body,
    markdown,
    entry.url,
  ]);
  return (
    value ??
    keep(
      compareItems(
        itemsOfHtml(html, entry.url),
        itemsOfMarkdown(
          markdown,
          entry.sections.map(({id}) => id),
        ),
      ),
    )
  );
}
