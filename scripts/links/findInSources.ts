import {readFile} from 'node:fs/promises';
import {filesBelow} from '@toolhive-docs/options/filesBelow';

const FOLDERS = ['config', 'docs', 'plugins', 'specs', 'src'];
const FILES = ['site.config.ts'];

/** Finds the lines, as `file:line`, of the site's sources that contain a text. */
export type FindInSources = (text: string) => string[];

/** Reads the site's sources once, so that many texts can be looked for. */
export async function readSources(): Promise<FindInSources> {
  const paths = [...FILES, ...FOLDERS.flatMap((folder) => filesBelow('.', folder))];
  const sources = await Promise.all(
    paths
      .filter((path) => /\.(?:mdx?|tsx?|ya?ml|json)$/.test(path))
      .map(async (path) => ({path, lines: (await readFile(path, 'utf8')).split('\n')})),
  );
  return (text) =>
    sources.flatMap(({path, lines}) =>
      lines.flatMap((line, index) => (line.includes(text) ? [`${path}:${index + 1}`] : [])),
    );
}
