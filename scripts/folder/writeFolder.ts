import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {filesBelow} from '../../plugins/built-pages/filesBelow';
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
  baseUrl: string,
): Promise<string[]> {
  await rm(folder, {recursive: true, force: true});
  const files = await filesBelow(build);
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
  };
  const written: string[] = [];
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), text);
    written.push(file);
  };
  for (const file of html)
    await write(file, folderPage(await readFile(path.join(build, file), 'utf8'), file, site));
  for (const file of filesToKeep(files)) {
    if (SERVED_ONLY.test(file) || file === 'manifest.webmanifest') continue;
    if (DATA.test(file))
      await write(`${file}.js`, asScript(await readFile(path.join(build, file), 'utf8')));
    else {
      await cp(path.join(build, file), path.join(folder, file));
      written.push(file);
    }
  }
  await write(SCRIPT, await bundleFolderScript());
  return written;
}
