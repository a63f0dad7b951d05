import {createHash} from 'node:crypto';
import {cp, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {ASSETS_DIGEST_TEXT} from '../../plugins/page-files/assetsDigest';
import {writeWorker} from '../../plugins/offline/writeWorker';

const STRINGS = fileURLToPath(new URL('../../i18n/en/strings.ts', import.meta.url));

/** How the heading begins that says which build a page is of, and the address of that page. */
export const HEADING = {page: '/toolhive/quickstart', first: 'Quickstart:', second: 'Quick start:'};

/** Files that {@link makeSecondBuild} changes. */
const TEXT = /\.(?:html|txt|json|js)$/;

/**
 * Makes another build out of one, as a release would: its main script has another name and other content, its pages
 * name that script, and a heading has changed.
 *
 * @param from - Folder of the build.
 * @param to - Folder that is written.
 */
export async function makeSecondBuild(from: string, to: string, baseUrl: string): Promise<void> {
  await rm(to, {recursive: true, force: true});
  await cp(from, to, {recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file)});
  const scripts = path.join(to, 'assets/js');
  const main = (await readdir(scripts)).find((name) => /^main\.\w+\.js$/.test(name)) ?? '';
  const script = `document.documentElement.dataset.second='';${await readFile(path.join(scripts, main), 'utf8')}`;
  const name = `main.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
  await writeFile(path.join(scripts, main), script);
  await rename(path.join(scripts, main), path.join(scripts, name));
  const shape = createHash('sha256').update(name).digest('hex').slice(0, 12);
  const pages = new Map<string, string>();
  const entries = await readdir(to, {recursive: true, withFileTypes: true});
  for (const entry of entries.filter((one) => one.isFile() && TEXT.test(one.name))) {
    const file = path.join(entry.parentPath, entry.name);
    const below = path.relative(to, file);
    const text = await readFile(file, 'utf8');
    if (below.startsWith('assets/offline') || below === 'sw.js') {
      await rm(file);
      continue;
    }
    const changed = text
      .replaceAll(main, name)
      .replaceAll(ASSETS_DIGEST_TEXT.exec(text)?.[1] ?? shape, shape)
      .replaceAll(`<h1>${HEADING.first}`, `<h1>${HEADING.second}`);
    if (changed !== text) await writeFile(file, changed);
    if (below.endsWith('index.html'))
      pages.set(below, baseUrl + below.replace(/\/?index\.html$/, ''));
  }
  const language = {tag: 'en', strings: STRINGS};
  await writeWorker({outDir: to, baseUrl, pages, shape, language});
}
