import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync, constants} from 'node:zlib';
import type {Plugin} from 'esbuild';
import {filesBelow} from '@toolhive-docs/options/filesBelow';
import {DIGEST_LENGTH, type FileList, type ListedFile} from './FileList';

const ENTRY = fileURLToPath(new URL('../../src/service-worker/index.ts', import.meta.url));

/** Where the list of files lies; its name says which build it is of. */
const FOLDER = 'assets/offline';

/** Files that are compressed to tell how much there is to fetch: enough for an estimate, also of a site of thousands of pages. */
const SAMPLES = 50;

/** Near enough to what a host makes of a file, in a tenth of the time. */
const QUALITY = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}};

/** A build whose files are all written. */
export interface WrittenBuild {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Addresses of the pages, base path included, by their files. */
  readonly pages: ReadonlyMap<string, string>;
  /** Names the scripts and styles of the pages. */
  readonly shape: string;
  readonly language: Language;
}

/** What the service worker speaks. */
interface Language {
  /** As `lang` has it. */
  readonly tag: string;
  /** File of its strings. */
  readonly strings: string;
}

/** The page for unknown addresses, which a site that is kept whole must answer itself. */
const NOT_FOUND = '404.html';

/** Gives a script the strings of a language in place of the English ones. */
const speak = ({strings}: Language): Plugin => ({
  name: 'strings',
  setup: (build) => build.onResolve({filter: /\/i18n\/en\/strings$/}, () => ({path: strings})),
});

const digestOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH);

/** Writes `sw.js` and the list of files that it keeps for those who want the whole site. */
export async function writeWorker({
  outDir,
  baseUrl,
  pages,
  shape,
  language,
}: WrittenBuild): Promise<void> {
  const listed: ListedFile[] = [];
  const kept = [...pages.keys(), NOT_FOUND, ...filesToKeep(filesBelow(outDir))];
  const step = Math.ceil(kept.length / SAMPLES);
  let [whole, sampled, compressed] = [0, 0, 0];
  for (const [index, file] of kept.entries()) {
    const content = await readFile(path.join(outDir, file));
    listed.push([pages.get(file) ?? baseUrl + file, digestOf(content), content.length]);
    whole += content.length;
    if (index % step > 0) continue;
    sampled += content.length;
    compressed += brotliCompressSync(content, QUALITY).length;
  }
  const transfer = Math.round((whole * compressed) / sampled);
  const list: FileList = {whole, transfer, files: listed};
  const id = digestOf(JSON.stringify(list));
  const name = `${FOLDER}/files.${id}.json`;
  await mkdir(path.join(outDir, FOLDER), {recursive: true});
  await writeFile(path.join(outDir, name), JSON.stringify(list));
  const {bundleScript} = await import('./bundleScript');
  // What it knows of the build, by the name `BUILD`.
  const define = {BUILD: JSON.stringify({id, shape, list: name, language: language.tag})};
  await writeFile(
    path.join(outDir, 'sw.js'),
    await bundleScript(ENTRY, {define, plugins: [speak(language)]}),
  );
}

/** What pages load, apart from the parts of pages, which come out of the pages. */
const KEPT = /^(?:assets|img|api-specs)\/|^(?:errors\.json|favicon\.ico|manifest\.webmanifest)$/;

/** Pictures of other sites' previews, scripts of services, the search index of servers, this list itself, and compressed copies. */
const LEFT_OUT =
  /^assets\/offline\/|search-insights|^assets\/search\/all\.|analytics\.[0-9a-f]+\.js$|^img\/(?:cards\/|social-card)|\.(?:br|gz|map|LICENSE\.txt)$/;

/** Files of a build, beside its pages, that belong to the whole site. */
export const filesToKeep = (files: readonly string[]): string[] =>
  files.filter((file) => KEPT.test(file) && !LEFT_OUT.test(file)).sort();
