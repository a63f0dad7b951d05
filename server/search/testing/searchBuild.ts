import {mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {buildIndex, type SearchRecord, type Synonyms} from '@toolhive-docs/search-engine';
import {recordsOfHtml} from '@toolhive-docs/search-records';

const PAGES = {
  '/run':
    '<h1>Run a server</h1><p>Start an MCP server in a container.</p><h2 id="stop">Stop it</h2><p>Remove the running container again.</p>',
  '/install': '<h1>Install the tool</h1><p>Get the tool, then run a server in a container.</p>',
  '/secrets': '<h1>Keep secrets</h1><p>Tokens are encrypted before a server sees them.</p>',
};

/** Writes a build of three pages, with its search index, into a new temporary folder and returns its path. */
export async function writeSearchBuild(): Promise<string> {
  const buildDir = await mkdtemp(join(tmpdir(), 'search-build-'));
  await writeFile(join(buildDir, 'index.html'), '<h1>Home</h1>');
  await writeIndexFile(buildDir, 'index.1.json', PAGES);
  return buildDir;
}

/** Writes an index of other pages into the build and makes it the current one. */
export async function writeIndexFile(
  buildDir: string,
  name: string,
  pages: Readonly<Record<string, string>>,
  synonyms: Synonyms = {groups: [], oneWay: {}, names: []},
): Promise<void> {
  const folder = join(buildDir, 'assets/search');
  await mkdir(folder, {recursive: true});
  const records: SearchRecord[] = Object.entries(pages).flatMap(([route, body]) =>
    recordsOfHtml(`<html lang="en"><body><main>${body}</main></body></html>`, {route}),
  );
  await writeFile(join(folder, name), JSON.stringify(buildIndex(records, {synonyms})));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({index: name}));
}
