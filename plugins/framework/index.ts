import {fileURLToPath} from 'node:url';
import contentAltText from '@csstools/postcss-content-alt-text';
import type {Plugin} from '@docusaurus/types';
import {HASH_LENGTH} from '@toolhive-docs/hosting/hashedName';
import autoprefixer from 'autoprefixer';
import {mediaInEm} from '../style-text/mediaInEm.mjs';
import {CommonJsOutput, CompileAhead, compiledWith} from './bundler';
import {systemMode} from './systemMode';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The only script that built pages load by themselves. */
export const MAIN = 'main';

/** The script of React, which islands share. */
export const REACT = 'react';

/** Scripts that run as soon as they are here: React and the search box. */
const AT_ONCE = /\/(?:react|search-box)\.\w+\.js$/;

/** The framework's plugin that gives its client a list of all chunks, which ours does not read. */
const CHUNK_NAMES = 'ChunkAssetPlugin';

/** Style sheets of the build: of all pages, and of those that look like no other page. */
export const SHEETS = {
  sheets: at('src/css/sheets.ts'),
  'landing-sheet': at('src/css/landingSheet.ts'),
  'api-sheet': at('src/css/apiSheet.ts'),
} as const;

/** Style sheets that only some pages load. Nothing in them may depend on their order with others. */
const OF_SOME_PAGES = /[\\/]src[\\/]components[\\/](Landing|ApiReference)[\\/].*\.css/;

/**
 * Gives the framework's build our own client: the framework compiles and renders the pages, and browsers get
 * `src/client`. In development the framework's client renders the pages, with the same elements.
 *
 * What this relies on is in README.md, and checked by tests/framework.spec.ts.
 *
 * @param firstScript - Source of the script at the beginning of every page.
 */
export const frameworkPlugin = (firstScript: string) => (): Plugin => {
  return {
    name: 'framework',
    getClientModules: () =>
      process.env.NODE_ENV === 'production' ? [] : [at('src/client/development.ts')],
    // What these styles need for the browsers in package.json; the framework's whole set takes a second and a half longer.
    configurePostCss: (options) => ({
      ...options,
      plugins: [contentAltText, mediaInEm, systemMode, autoprefixer],
    }),
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: firstScript}]}),
    configureWebpack: ({plugins = [], experiments}, isServer) => ({
      ...(experiments !== undefined &&
        'cache' in experiments && {
          experiments: {
            cache: {buildDependencies: compiledWith(at(''))},
            // Else the bundler writes its name and version into every page's script.
            rspackFuture: {bundlerInfo: {force: false}},
          },
        }),
      // Its generated files call `require.resolveWeak`, which a bundler knows only in files that are no ES modules.
      module: {rules: [{test: /[\\/]\.docusaurus[\\/].*\.js$/, type: 'javascript/auto'}]},
      ...(!isServer && process.env.NODE_ENV === 'production'
        ? {...ownClient, plugins: [...plugins.filter(isNeeded), new CompileAhead(AT_ONCE)]}
        : {plugins: [isServer ? new CommonJsOutput() : new CompileAhead(AT_ONCE)]}),
    }),
  };
};

const isNeeded = (plugin: unknown): boolean =>
  !(typeof plugin === 'object' && plugin?.constructor.name === CHUNK_NAMES);

const ownClient = {
  mergeStrategy: {
    entry: 'replace',
    plugins: 'replace',
    'optimization.runtimeChunk': 'replace',
  },
  entry: {[MAIN]: at('src/client/index.ts'), ...SHEETS},
  output: {
    // Pages run the scripts of one build only, so these need no name to be told apart by.
    uniqueName: '',
    chunkFilename: `assets/js/[name].[contenthash:${HASH_LENGTH}].js`,
  },
  optimization: {
    runtimeChunk: false,
    // A chunk is called by its name: the main script needs no list from numbers to names.
    chunkIds: 'named',
    splitChunks: {
      cacheGroups: {
        styles: {
          test: (module: {identifier(): string}) => !OF_SOME_PAGES.test(module.identifier()),
        },
        // One file for all islands; search fetches it ahead by its name.
        react: {
          test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
          name: REACT,
          chunks: 'async',
          enforce: true,
          priority: 60,
        },
        defaultVendors: false,
      },
    },
  },
} as const;
