import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import yamlModule from '../../plugins/api-reference/yamlModule.mjs';
import styleText from '../../plugins/style-text/styleText.mjs';

const SRC = path.resolve(import.meta.dirname, '../../src');

/** Modules that need a server, and what takes their place in a folder. */
const REPLACED: Readonly<Record<string, string>> = {
  'client/navigation': 'folder/navigation',
  'client/searchAhead': 'folder/searchAhead',
  'client/offline': 'folder/offline',
  'islands/search/client/pageClient': 'folder/pageClient',
  'islands/search/hits/destination': 'folder/destination',
};

const replaced: esbuild.Plugin = {
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

const loaders: esbuild.Plugin = {
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
const buildOnly: esbuild.Plugin = {
  name: 'build-only',
  setup(build) {
    build.onResolve({filter: /^node:/}, ({path: name}) => ({path: name, namespace: 'build-only'}));
    build.onLoad({filter: /.*/, namespace: 'build-only'}, () => ({
      contents: 'module.exports = {};',
    }));
  },
};

/** The script of pages that are opened from a folder (src/folder), as one classic script. */
export async function bundleFolderScript(): Promise<string> {
  const {outputFiles} = await esbuild.build({
    entryPoints: [path.join(SRC, 'folder/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    legalComments: 'none',
    define: {'process.env.NODE_ENV': '"production"'},
    plugins: [replaced, loaders, buildOnly],
  });
  return outputFiles[0]?.text ?? '';
}
