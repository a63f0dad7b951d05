import {createHash} from 'node:crypto';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {SEARCH_FOLDER, SEARCH_MANIFEST} from '@toolhive-docs/search-engine/files';
import {REACT} from '../framework';

/** Two indexes: their texts, or their URLs relative to the manifest. */
export interface IndexPair {
  readonly index: string;
  /** An index of headings and questions alone, a quarter of the size: it answers until the other is here. */
  readonly first: string;
}

/** What is in the manifest. */
export interface SearchManifest {
  /** URL of the index of all versions of the docs, for servers. */
  readonly index: string;
  /** For readers, by the tag of their version (`docusaurus_tag` of records). */
  readonly versions: Readonly<Record<string, IndexPair>>;
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

/** The indexes of a build, as texts. */
export interface BuiltIndexes {
  readonly versions: Readonly<Record<string, IndexPair>>;
  /** The index of all versions, where there are several. */
  readonly all?: string;
}

/** How names of index files begin. */
const INDEX = /^(?:index|first|all)\./;

const nameOf = (kind: string, text: string): string =>
  `${kind}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;

/**
 * Writes the indexes under names that hold their hashes, and the manifest that names them. Earlier ones go.
 * @returns the path of the index of all versions, below `outDir`.
 * @throws Error when there is no version, or a script of search is not in the build.
 */
export async function writeIndex(outDir: string, {versions, all}: BuiltIndexes): Promise<string> {
  const folder = path.join(outDir, SEARCH_FOLDER);
  const texts = new Map<string, string>();
  const put = (kind: string, text: string): string => {
    const name = nameOf(kind, text);
    texts.set(name, text);
    return name;
  };
  const named = Object.entries(versions).map(
    ([tag, {index, first}]) =>
      [tag, {index: put('index', index), first: put('first', first)}] as const,
  );
  const index = all === undefined ? named[0]?.[1].index : put('all', all);
  if (index === undefined) throw new Error('search: there is no version to write an index of.');
  await mkdir(folder, {recursive: true});
  const earlier = (await readdir(folder)).filter(
    (file) => INDEX.test(file) && !texts.has(file.replace(/(?<=\.json)\..*$/, '')),
  );
  await Promise.all(earlier.map((file) => rm(path.join(folder, file))));
  for (const [name, text] of texts) await writeFile(path.join(folder, name), text);
  const manifest: SearchManifest = {
    index,
    versions: Object.fromEntries(named),
    scripts: await scriptsOf(outDir),
  };
  await writeFile(path.join(outDir, SEARCH_MANIFEST), JSON.stringify(manifest));
  return `${SEARCH_FOLDER}/${index}`;
}
