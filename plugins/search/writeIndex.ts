import {createHash} from 'node:crypto';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {REACT} from '../framework';

/** Where the index lies below the build; what lies below `assets/` with a hash in its name is cached for good. */
export const SEARCH_FOLDER = 'assets/search';

/** Names the files of search; the only one of them that is asked for again each time. */
const MANIFEST = 'manifest.json';

/** What is in the manifest: URLs that are relative to its own. */
export interface SearchManifest {
  readonly index: string;
  /** An index of headings and questions alone, a quarter of the size: it answers until the other is here. */
  readonly first: string;
  /** The box with what it is made of, and the worker that searches. */
  readonly scripts: readonly string[];
}

/** Names that src/ gives to the parts of its scripts which make up search. */
const SCRIPTS = [REACT, 'search-box', 'search-client', 'search-worker'];

/** @throws Error when a script of search is not in the build. */
async function scriptsOf(outDir: string): Promise<string[]> {
  const names = await readdir(path.join(outDir, 'assets/js'));
  return SCRIPTS.map((script) => {
    const name = names.find((file) => file.startsWith(`${script}.`) && file.endsWith('.js'));
    if (!name)
      throw new Error(
        `search: assets/js holds no script "${script}.*.js". Fix: name the import in src/ with webpackChunkName: "${script}".`,
      );
    return `../js/${name}`;
  });
}

/** The two indexes of a build, as texts. */
export interface BuiltIndexes {
  readonly index: string;
  readonly first: string;
}

const nameOf = (kind: string, text: string): string =>
  `${kind}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;

/**
 * Writes the indexes under names that hold their hashes, and the manifest that names them. Earlier ones go.
 * @returns the path of the whole index below `outDir`.
 */
export async function writeIndex(outDir: string, {index, first}: BuiltIndexes): Promise<string> {
  const folder = path.join(outDir, SEARCH_FOLDER);
  const files = {index: nameOf('index', index), first: nameOf('first', first)};
  await mkdir(folder, {recursive: true});
  const earlier = (await readdir(folder)).filter(
    (file) =>
      /^(?:index|first)\./.test(file) &&
      !file.startsWith(files.index) &&
      !file.startsWith(files.first),
  );
  await Promise.all(earlier.map((file) => rm(path.join(folder, file))));
  await writeFile(path.join(folder, files.index), index);
  await writeFile(path.join(folder, files.first), first);
  await writeFile(
    path.join(folder, MANIFEST),
    JSON.stringify({...files, scripts: await scriptsOf(outDir)} satisfies SearchManifest),
  );
  return `${SEARCH_FOLDER}/${files.index}`;
}
