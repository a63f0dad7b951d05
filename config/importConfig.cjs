// @ts-check
// CommonJS, which the framework's loader of configurations leaves alone: it would translate every file and package it meets, one by one.
const {readFile} = require('node:fs/promises');
const path = require('node:path');
const {fileURLToPath, pathToFileURL} = require('node:url');
const {build} = require('esbuild');

/** Scope of the packages in packages/, which are TypeScript too. */
const OWN = /^@toolhive-docs\//;

const project = path.dirname(__dirname);

/** Below the project, so that its packages are found. */
const FOLDER = '.cache/modules';

/** @type {import('esbuild').Plugin} */
const ownSources = {
  name: 'own-sources',
  setup({onResolve, onLoad}) {
    onResolve({filter: OWN}, ({path: name, resolveDir}) => ({
      path: require.resolve(name, {paths: [resolveDir]}),
    }));
    // A file goes on to find what lies beside it.
    onLoad({filter: /\.ts$/}, async ({path: file}) => {
      const text = await readFile(file, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const url = JSON.stringify(pathToFileURL(file).href);
      return {contents: text.replaceAll('import.meta.url', url), loader: 'ts'};
    });
  },
};

/**
 * Imports a configuration of the site with all that it imports of this project, translated in one piece; installed
 * packages are imported as they are.
 *
 * @param {URL} module - TypeScript that exports `config`.
 * @returns {Promise<import('@docusaurus/types').Config>}
 */
exports.importConfig = async (module) => {
  const file = fileURLToPath(module);
  const {metafile} = await build({
    entryPoints: [file],
    absWorkingDir: project,
    outdir: FOLDER,
    // Other code has other names, so that it is imported anew.
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    outExtension: {'.js': '.mjs'},
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [ownSources],
    metafile: true,
    logLevel: 'silent',
  });
  // What is imported when it is needed is an entry point, too.
  const [name] =
    Object.entries(metafile.outputs).find(
      ([, {entryPoint}]) => entryPoint !== undefined && path.resolve(project, entryPoint) === file,
    ) ?? [];
  if (name === undefined) throw new Error(`esbuild wrote nothing for ${file}.`);
  const {config} = await import(pathToFileURL(path.join(project, name)).href);
  return config;
};
