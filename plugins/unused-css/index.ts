import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {cacheEntry} from '../../packages/build-cache';
import type {BuildPart} from '../built-pages';
import {namedVariables} from './namedVariables';
import {namesInPages} from './namesInPages';
import {namesInScript} from './namesInScript';
import {renameByContent} from './renameByContent';

/** Holds what only the build needs (plugins/static-content); no page loads it. */
const NEVER_LOADED = /^page-parts\./;

async function readScripts(folder: string): Promise<string[]> {
  const names = (await readdir(folder, {recursive: true})).filter((name) => name.endsWith('.js') && !NEVER_LOADED.test(path.basename(name)));
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}

/** Removes rules and custom properties of the style sheet of all pages that no built page or script names. */
export const unusedCss: BuildPart = () => async ({outDir, pages}) => {
  const scripts = await readScripts(path.join(outDir, 'assets/js'));
  const names = [...new Set([...namesInPages(pages.values()), ...scripts.flatMap(namesInScript)])];
  const variables = namedVariables([...pages.values(), ...scripts]);
  const folder = path.join(outDir, 'assets/css');
  for (const file of (await readdir(folder)).filter((name) => /^styles\..*\.css$/.test(name))) {
    const sheet = await readFile(path.join(folder, file), 'utf8');
    const {value, keep} = cacheEntry<string>('unused-css', [sheet, ...names, ...variables]);
    const used = value ?? keep(await (await import('./usedRules')).usedRules(sheet, names, variables));
    await renameByContent(path.join(folder, file), used, pages);
  }
};
