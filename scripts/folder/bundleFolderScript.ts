import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from 'esbuild';
import yamlModule from '../../plugins/api-reference/yamlModule.mjs';
import {bundleScript} from '../../plugins/offline/bundleScript';
import styleText from '../../plugins/style-text/styleText.mjs';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/** Modules that need a server, and what takes their place in a folder. */
const REPLACED: Readonly<Record<string, string>> = {
  'client/navigation': 'folder/navigation',
  'client/searchAhead': 'folder/searchAhead',
  'client/offline': 'folder/offline',
  'islands/search/client/pageClient': 'folder/pageClient',
  'islands/search/hits/destination': 'folder/destination',
};

const replaced: Plugin = {
  name: 'replaced',
  setup(build) {
    build.onResolve({filter: /^\.\.?\//}, ({path: asked, resolveDir}) => {
      const module = path.relative(SRC, path.resolve(resolveDir, asked)).replaceAll(path.sep, '/');
      const other = REPLACED[module];
      return other === undefined ? undefined : {path: path.join(SRC, `${other}.ts`)};
    });
  },
};

/** Loaders that sources name before a file, as the site's bundler knows them. */
const LOADERS: Readonly<Record<string, (source: string) => string>> = {styleText, yamlModule};

const loaders: Plugin = {
  name: 'loaders',
  setup(build) {
    build.onResolve({filter: /^!!/}, ({path: asked, resolveDir}) => {
      const [, loader = '', file = ''] = asked.split(/!+/);
      return {
        path: path.resolve(resolveDir, file),
        namespace: 'loader',
        pluginData: path.basename(loader, '.mjs'),
      };
    });
    build.onLoad({filter: /.*/, namespace: 'loader'}, async ({path: file, pluginData}) => ({
      contents: LOADERS[String(pluginData)]?.(await readFile(file, 'utf8')),
      loader: 'js',
    }));
  },
};

/** Packages that the build and pages share import these for the build alone, and the bundler drops what nobody calls. */
const buildOnly: Plugin = {
  name: 'build-only',
  setup(build) {
    build.onResolve({filter: /^node:/}, ({path: name}) => ({path: name, namespace: 'build-only'}));
    build.onLoad({filter: /.*/, namespace: 'build-only'}, () => ({
      contents: 'module.exports = {};',
    }));
  },
};

/** The script of pages that are opened from a folder (src/folder), as one classic script. */
export const bundleFolderScript = (): Promise<string> =>
  bundleScript(path.join(SRC, 'folder/index.ts'), {plugins: [replaced, loaders, buildOnly]});
