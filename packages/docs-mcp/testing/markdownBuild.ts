import {mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {
  markdownPath,
  PAGE_INDEX,
  writeTwin,
  type PageEntry,
  type PageIndex,
} from '@toolhive-docs/agent-files';
import {readPage} from '@toolhive-docs/page-model';

const page = (title: string, body: string): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

/** Pages of the example by their routes. */
const PAGES: Readonly<Record<string, string>> = {
  '/': page('Start', '<p>Welcome.</p>'),
  '/guides': page('Guides', '<p>All guides.</p>'),
  '/guides/run': page(
    'Run',
    '<h2 id=ports>Ports</h2><p>Pick one.</p><h2 id=hosts>Hosts</h2><p>Loopback.</p><table><tr><th>Flag<th>Meaning<tr><td><a id=--port href=#--port>--port</a><td>The port</table>',
  ),
};

/**
 * Writes a build of a few pages with their Markdown into a new temporary folder and returns its path.
 *
 * @param more - Bodies of further pages by their routes.
 */
export async function writeMarkdownBuild(
  baseUrl = '/',
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const all = {
    ...PAGES,
    ...Object.fromEntries(Object.entries(more).map(([route, body]) => [route, page(route, body)])),
  };
  const folder = await mkdtemp(join(tmpdir(), 'markdown-build-'));
  const root = `https://docs.example.com${baseUrl}`;
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, file)), {recursive: true});
    await writeFile(join(folder, file), text);
  };
  const pages: PageEntry[] = [];
  for (const [route, html] of Object.entries(all)) {
    const read = readPage(html, {route, url: baseUrl + route.slice(1)});
    if (!read) throw new Error(`${route} is no page.`);
    const {text, entry} = writeTwin(read, {
      root,
      markdown: markdownPath(route, Object.keys(all)),
      version: 'v0.0.47',
      diagramSource: () => undefined,
    });
    pages.push(entry);
    await write(join(route, 'index.html'), html);
    await write(entry.markdown, text);
  }
  const index: PageIndex = {
    site: 'Docs',
    title: 'Docs',
    description: 'All.',
    root,
    version: 'v0.0.47',
    pages,
  };
  await write(PAGE_INDEX, JSON.stringify(index));
  // Pages that are no documentation.
  await write('404.html', '<h1>Not found</h1>');
  await write('search/index.html', '<h1>Search</h1>');
  await write('assets/a.js', 'a()');
  return folder;
}
