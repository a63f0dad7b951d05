import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {filesBelow} from '@toolhive-docs/options/filesBelow';
import {filesToKeep} from '../../plugins/offline/writeWorker';
import {bundleFolderScript} from './bundleFolderScript';
import {folderPage, type FolderSite} from './folderPage';

/** Below `assets/js/`, where the script at the beginning of each page looks for failures. */
const SCRIPT = 'assets/js/folder.js';

/** Scripts and workers of served pages. */
const SERVED_ONLY = /^assets\/js\//;

/** What pages read as data; browsers fetch nothing from a folder, but run its scripts. */
const DATA = /\.json$/;

/** A file's content as a script that hands it to src/folder/fetchFile. */
const asScript = (json: string): string => `folderFile(${json.trim()});`;

/** What the folder has to know of the site. */
interface ServedSite {
  readonly baseUrl: string;
  /** Its origin on the web. */
  readonly origin: string;
  /** Codes of its languages. The folder is in the first. */
  readonly languages: readonly string[];
}

/**
 * Makes a folder out of a build from which every page opens without a server, search included.
 *
 * @param build - Folder of the build.
 * @param folder - Folder that is written; an earlier one goes.
 * @returns paths of its files, with slashes.
 */
export async function writeFolder(
  build: string,
  folder: string,
  {baseUrl, origin, languages: [, ...others]}: ServedSite,
): Promise<string[]> {
  await rm(folder, {recursive: true, force: true});
  const files = filesBelow(build).filter(
    (file) => !others.some((code) => file.startsWith(`${code}/`)),
  );
  const html = files.filter((file) => /(?:^|\/)index\.html$/.test(file));
  const site: FolderSite = {
    baseUrl,
    script: SCRIPT,
    pages: new Map(
      html.map((file) => [
        (baseUrl + file.replace(/\/?index\.html$/, '')).replace(/\/$/, ''),
        file,
      ]),
    ),
    elsewhere: others.map((code) => `${baseUrl}${code}/`),
    origin,
  };
  const written = new Set<string>();
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), text);
    written.add(file);
  };
  const copy = async (file: string): Promise<void> => {
    await cp(path.join(build, file), path.join(folder, file));
    written.add(file);
  };
  const targets = new Set<string>();
  for (const file of html) {
    const page = folderPage(await readFile(path.join(build, file), 'utf8'), file, site);
    await write(file, page.html);
    for (const target of page.targets) targets.add(target);
  }
  for (const file of filesToKeep(files)) {
    if (SERVED_ONLY.test(file) || file === 'manifest.webmanifest') continue;
    if (DATA.test(file))
      await write(`${file}.js`, asScript(await readFile(path.join(build, file), 'utf8')));
    else await copy(file);
  }
  // Files that readers download, such as the API specification.
  for (const file of files) if (targets.has(file) && !written.has(file)) await copy(file);
  await write(SCRIPT, await bundleFolderScript());
  return [...written];
}
