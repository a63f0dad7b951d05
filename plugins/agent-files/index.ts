import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  INDEX_FILE,
  llmsTxt,
  markdownPath,
  PAGE_INDEX,
  sectionFolders,
  sectionIndex,
  sitemapMd,
  type PageEntry,
  type PageIndex,
} from '@toolhive-docs/agent-files';
import type {RouteConfig, VcsConfig} from '@docusaurus/types';
import {API_CATALOG} from '@toolhive-docs/hosting';
import {withEndTags} from '@toolhive-docs/page-model';
import {API_DOC} from '../api-reference/apiDoc';
import type {BuildPart} from '../built-pages';
import {diagramSources} from '../diagrams/diagramSources';
import {drawingName} from '../diagrams/drawings';
import {pagePlace} from '../file-links/pagePlace';
import {apiCatalog, siteNotes} from './siteNotes';
import {checkFidelity, FIDELITY, type Pair} from './checkFidelity';
import {keepTwin} from './keepTwin';
import {pointTo} from './pointTo';
import {skillFiles} from './skillFiles';

/** What pages that only list others are made from. */
const SIDEBARS = 'sidebars.ts';

/** How the site speaks to programs. */
export interface AgentOptions {
  /** Release that the current pages describe. */
  readonly release: string;
  /** What the whole site is about, in one sentence. */
  readonly description: string;
  /** Tells when pages last changed. */
  readonly dates: VcsConfig;
}

/** The file that each route is made from, as a path below the site. */
function sourcesOf(routes: readonly RouteConfig[]): Map<string, string> {
  const sources = new Map<string, string>();
  const visit = ({path: route, metadata, routes: inner}: RouteConfig): void => {
    const source = metadata?.sourceFilePath;
    if (source !== undefined) sources.set(route, source.replaceAll('\\', '/'));
    inner?.forEach(visit);
  };
  routes.forEach(visit);
  return sources;
}

/** What readers look up comes after what they read. */
const LOOKED_UP = new Set(['reference', 'api', 'command']);

/** Pages by their addresses, folders before what is in them, and those to look things up in last. */
function inReadingOrder(pages: readonly PageEntry[]): PageEntry[] {
  const place = ({kind, markdown}: PageEntry): string =>
    `${LOOKED_UP.has(kind) ? 1 : 0}${markdown.replace(/index\.md$/, '').replace(/\.md$/, '')}`;
  return [...pages].sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** The sources of the site's diagrams, by the names of their drawings. */
async function drawnSources(siteDir: string): Promise<(src: string) => string | undefined> {
  const sources = await diagramSources(siteDir);
  const byName = new Map(sources.map((source) => [drawingName(source, 'light'), source]));
  return (src) => byName.get(path.posix.basename(src));
}

/** The day on which a page last changed, as the page itself shows it. */
async function lastUpdate(source: string, dates: VcsConfig): Promise<string | undefined> {
  const change = await dates.getFileLastUpdateInfo(source);
  return change ? new Date(change.timestamp).toISOString().slice(0, 10) : undefined;
}

/**
 * Writes what programs read: the Markdown of each page, indexes of it, and in the pages links to both and every end tag, for those that
 * read HTML. At the end it compares each page with its Markdown and with what the MCP server sends.
 *
 * @throws Error when anything of a page is not in these, or an index is too long.
 */
export const agentFiles =
  ({release, description, dates}: AgentOptions): BuildPart =>
  ({siteDir, siteConfig: {url, title, customFields}, baseUrl, i18n}) =>
  async ({outDir, routes, routesPaths}) => {
    const root = new URL(baseUrl, url).href;
    // It answers from the pages of the first language alone.
    const hasMcp = customFields?.['mcp'] !== false && i18n.currentLocale === i18n.defaultLocale;
    const diagramSource = await drawnSources(siteDir);
    const sources = sourcesOf(routes);
    const ownRoutes = routesPaths.map((one) => `/${one.slice(baseUrl.length)}`);
    const pairs: Pair[] = [];
    const bySource = new Map<string, PageEntry>();
    const addressOf = ({markdown}: PageEntry): string => new URL(markdown.slice(1), root).href;
    const write = async (file: string, text: string): Promise<void> => {
      await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
      await writeFile(path.join(outDir, file), text);
    };
    return {
      async look(_html, {file}, page) {
        if (!page) return;
        const source = sources.get(page.url);
        const {text, entry} = keepTwin(page, {
          root,
          markdown: markdownPath(page.route, ownRoutes),
          version: page.version === 'current' ? release : String(page.version),
          lastUpdated: await lastUpdate(path.join(siteDir, source ?? SIDEBARS), dates),
          diagramSource,
        });
        pairs.push({entry, file});
        // Skills name the page of the first language, which a translation stands for.
        if (source !== undefined) bySource.set(pagePlace(source)?.original ?? source, entry);
        await write(entry.markdown, text);
      },
      async decide() {
        const pages = inReadingOrder(pairs.map(({entry}) => entry));
        const index: PageIndex = {
          site: title,
          title,
          description,
          root,
          version: release,
          pages,
        };
        await write(PAGE_INDEX, JSON.stringify(index));
        await write(INDEX_FILE, llmsTxt(index, siteNotes(index, hasMcp)));
        for (const folder of sectionFolders(pages))
          await write(folder + INDEX_FILE, sectionIndex(folder, index));
        await write('sitemap.md', sitemapMd(index));
        const texts: string[] = [];
        for (const {markdown} of pages)
          texts.push(await readFile(path.join(outDir, markdown), 'utf8'));
        await write('llms-full.txt', texts.join('\n'));
        const markdownOf = (source: string): string | undefined => {
          const entry = bySource.get(source);
          return entry && addressOf(entry);
        };
        const skills = await skillFiles(siteDir, root, markdownOf);
        for (const [name, text] of Object.entries(skills)) await write(name, text);
        if (ownRoutes.includes(`/${API_DOC}`))
          await write(API_CATALOG, JSON.stringify(apiCatalog(root), null, 2));
      },
      change(html, {file}) {
        const pair = pairs.find((one) => one.file === file);
        const markdown = pair && addressOf(pair.entry);
        return pointTo(withEndTags(html), {index: new URL(INDEX_FILE, root).href, markdown});
      },
      async finish() {
        const fidelity = await checkFidelity({buildDir: outDir, root: siteDir}, pairs);
        await write(FIDELITY, JSON.stringify(fidelity, null, 2));
        process.stdout.write(`Markdown and MCP: ${pairs.length} pages, nothing lost\n`);
      },
    };
  };
