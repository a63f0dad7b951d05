import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {errorsOf, ERROR_FILE, type ErrorRecord} from '@toolhive-docs/error-index';
import {readPage} from '@toolhive-docs/page-model';
import {buildIndex, type SearchRecord} from '@toolhive-docs/search-engine';
import {extractRecords} from '@toolhive-docs/search-records';
import {PAGE_INDEX, type PageIndex} from '@toolhive-docs/agent-files';
import {writeMarkdownBuild} from './markdownBuild';

/** Pages that tools look for by their addresses, and errors. */
const MORE = {
  '/toolhive/reference/cli/thv_run': '<p>Starts a server.</p>',
  '/toolhive/reference/api':
    '<section data-operation=createWorkload><h3 id=createWorkload>Create a workload</h3><p>Starts it.</p></section>',
  '/install':
    '<h2 id=when-it-fails>Troubleshooting</h2><table><tr><th>Symptom<th>Cause<th>Fix<tr><td><code>no container runtime available</code><td>Docker does not run<td>Start Docker</table>',
};

/**
 * Writes a build of a few pages with everything that the MCP server answers from, and returns its path.
 *
 * @param more - Bodies of further pages by their routes.
 */
export async function writeDocsBuild(more: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await writeMarkdownBuild('/', {...MORE, ...more});
  const {pages} = JSON.parse(readFileSync(join(folder, PAGE_INDEX), 'utf8')) as PageIndex;
  const records: SearchRecord[] = [];
  const errors: ErrorRecord[] = [];
  for (const {route} of pages) {
    const html = readFileSync(join(folder, route, 'index.html'), 'utf8');
    const page = readPage(html, {route});
    if (!page) throw new Error(`${route} is no page.`);
    records.push(...extractRecords(page));
    errors.push(...errorsOf(page));
  }
  mkdirSync(join(folder, 'assets/search'));
  const write = (file: string, value: unknown): void =>
    writeFileSync(join(folder, file), JSON.stringify(value));
  write('assets/search/index.0.json', buildIndex(records));
  write('assets/search/manifest.json', {index: 'index.0.json', scripts: []});
  write(ERROR_FILE, {version: 'v0.0.47', errors});
  return folder;
}
