import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** HTML of the built pages by the path of their file below the build, with slashes on every system. */
export type Pages = Map<string, string>;

/** Reads every page of a build, in the order of their paths. */
export async function readPages(outDir: string): Promise<Pages> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html')).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(outDir, file), 'utf8')));
  return new Map(files.map((file, index) => [file.replaceAll(path.sep, '/'), texts[index] ?? '']));
}

/** Writes every page, those that are new too. */
export async function writePages(outDir: string, pages: Pages): Promise<void> {
  for (const [file, html] of pages) {
    await mkdir(path.join(outDir, path.dirname(file)), {recursive: true});
    await writeFile(path.join(outDir, file), html);
  }
}
