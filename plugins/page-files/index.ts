import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuildPart} from '../built-pages';
import {MAIN, SHEETS} from '../framework';
import {assetsDigestTag} from './assetsDigest';
import {partOf} from './partOf';
import {partPath} from './partPath';

const [CSS, JS] = ['assets/css', 'assets/js'];

/** Length of the name that a build has from its scripts and styles. */
const NAME_LENGTH = 12;

interface Sheet {
  readonly url: string;
  readonly text: string;
  /** Whether every page has it. */
  readonly isForAll: boolean;
  /** Class names of its own. */
  readonly names: readonly string[];
}

/** The file that an entry of the bundler became. @throws Error when there is none. */
const fileOf = (entry: string, files: readonly string[]): string => {
  const file = files.find((name) => name.startsWith(`${entry}.`));
  if (file === undefined) throw new Error(`page-files: the build holds no file of "${entry}".`);
  return file;
};

async function readSheets(outDir: string, baseUrl: string): Promise<Sheet[]> {
  const names = await readdir(path.join(outDir, CSS));
  return Promise.all(
    names.sort().map(async (name) => {
      const text = await readFile(path.join(outDir, CSS, name), 'utf8');
      if (/<\/style/i.test(text))
        throw new Error(
          `${name} holds "</style", which would end the element it is put into.\nFix: write it another way in the style sheet.`,
        );
      return {
        url: `${baseUrl}${CSS}/${name}`,
        text,
        isForAll: name.startsWith('styles.'),
        names: classNamesIn(text),
      };
    }),
  );
}

/**
 * Puts into each built page what it loads: the styles it uses, as text, so that it paints with its first answer, and
 * the one script. Beside each page goes a part of it, without what it shares with others, which in-site navigation
 * fetches (src/client/pages).
 */
export const pageFiles: BuildPart =
  () =>
  ({outDir, baseUrl}) => {
    let sheets: Sheet[] = [];
    let main = '';
    let build = '';
    const parts = new Map<string, string>();
    return {
      async decide() {
        sheets = await readSheets(outDir, baseUrl);
        const scripts = await readdir(path.join(outDir, JS));
        main = `${baseUrl}${JS}/${fileOf(MAIN, scripts)}`;
        const seen = createHash('sha256').update(main);
        for (const {url} of sheets) seen.update(url);
        build = seen.digest('hex').slice(0, NAME_LENGTH);
        // The sheets are taken out of the scripts that named them.
        for (const entry of Object.keys(SHEETS))
          await rm(path.join(outDir, JS, fileOf(entry, scripts)));
      },
      change(html, {address}) {
        const own = sheets.filter(
          ({isForAll, names}) => isForAll || names.some((name) => html.includes(name)),
        );
        const head = assetsDigestTag(build);
        if (address)
          parts.set(
            partPath(address.url, baseUrl),
            partOf(
              html,
              head + own.map(({url}) => `<link rel="stylesheet" href="${url}">`).join(''),
            ),
          );
        const styles = own.map(({url, text}) => `<style data-href="${url}">${text}</style>`);
        return html.replace(
          '</head>',
          () => `${head}${styles.join('')}<script src="${main}" defer></script></head>`,
        );
      },
      async finish() {
        for (const [url, html] of parts) {
          const file = path.join(outDir, url.slice(baseUrl.length));
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, html);
        }
      },
    };
  };

/** A class of a CSS module in a built style sheet: its own name and a hash. */
const CLASS = /\.([\w-]+_[\w-]{4})(?=[\s.:,[>+~{)])/g;

/** Names of the classes that a style sheet has from CSS modules, each once. */
const classNamesIn = (sheet: string): string[] => [
  ...new Set([...sheet.matchAll(CLASS)].map(([, name = '']) => name)),
];
