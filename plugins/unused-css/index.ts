import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {cacheEntry} from '@toolhive-docs/build-cache';
import type {BuildPart} from '../built-pages';
import {SHEETS} from '../framework';
import {namedVariables, namesInPage, namesInScript, Words} from './names';
import {renameByContent} from './renameByContent';

/** Scripts that only bring style sheets into the build (plugins/framework); no page loads them. */
const NEVER_LOADED = new RegExp(`^(?:${Object.keys(SHEETS).join('|')})\\.`);

async function readScripts(folder: string): Promise<string[]> {
  const names = (await readdir(folder, {recursive: true})).filter(
    (name) => name.endsWith('.js') && !NEVER_LOADED.test(path.basename(name)),
  );
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}

/** Removes rules and custom properties of the style sheet of all pages that no built page or script names. */
export const unusedCss: BuildPart =
  () =>
  ({outDir}) => {
    const [tags, names, variables] = [new Words(), new Words(), new Words()];
    const [elements, classes] = [new Words(), new Words()];
    /** New names of style sheets by their old ones. */
    const renamed = new Map<string, string>();
    return {
      look(html) {
        // Most tags stand on many pages.
        for (const tag of tags.add(namesInPage.tagsIn(html))) {
          names.add(namesInPage.namesIn(tag));
          elements.add([namesInPage.elementOf(tag)]);
          classes.add(namesInPage.classesIn(tag));
        }
        variables.add(namedVariables(html));
      },
      async decide() {
        const isElement = new Set(elements.all);
        for (const script of await readScripts(path.join(outDir, 'assets/js'))) {
          const words = namesInScript(script);
          names.add(words);
          // A script that makes a button does not make something of the class of that name.
          classes.add(words.filter((word) => !isElement.has(word)));
          variables.add(namedVariables(script));
        }
        const folder = path.join(outDir, 'assets/css');
        for (const file of (await readdir(folder)).filter((name) =>
          /^styles\..*\.css$/.test(name),
        )) {
          const sheet = await readFile(path.join(folder, file), 'utf8');
          const {value, keep} = cacheEntry<string>('unused-css', [
            sheet,
            ...names.all,
            '',
            ...classes.all,
            '',
            ...variables.all,
          ]);
          const used =
            value ??
            keep(
              await (
                await import('./usedRules')
              ).usedRules(sheet, {classes: classes.all, others: names.all}, variables.all),
            );
          renamed.set(file, await renameByContent(path.join(folder, file), used));
        }
      },
      change: (html) =>
        [...renamed].reduce((page, [old, name]) => page.replaceAll(old, name), html),
    };
  };
