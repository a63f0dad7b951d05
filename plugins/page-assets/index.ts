import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {assetsOf, type Manifest} from './assetsOf';
import {chunksByPage} from './chunksByPage';

/** Style sheets of pages that look like no other page. Nothing in them may depend on their order with others. */
const OF_ONE_PAGE = /[\\/]src[\\/]components[\\/](Landing|ApiReference)[\\/].*\.css/;

/** Files that the framework generates and this plugin reads. */
const GENERATED = ['routes.js', 'routesChunkNames.json', 'client-manifest.json'] as const;

/**
 * Gives the start page and the API reference style sheets of their own, which other pages do not load.
 * The framework puts all styles into one sheet, so that no two can come in different orders.
 */
export function pageStylesPlugin(): Plugin {
  const test = (module: {identifier(): string}): boolean => !OF_ONE_PAGE.test(module.identifier());
  return {
    name: 'page-styles',
    configureWebpack: (_config, isServer) => (isServer ? {} : {optimization: {splitChunks: {cacheGroups: {styles: {test}}}}}),
  };
}

/**
 * Names in each built page the scripts and style sheets of its route, which the framework leaves for the
 * main script to ask for.
 */
export function pageAssetsPlugin(): Plugin {
  return {
    name: 'page-assets',
    async postBuild({outDir, generatedFilesDir, baseUrl}) {
      const [routes = '', names = '', manifest = ''] = await Promise.all(GENERATED.map((file) => readFile(path.join(generatedFilesDir, file), 'utf8')));
      const built = JSON.parse(manifest) as Manifest;
      for (const [page, chunks] of chunksByPage(routes, JSON.parse(names) as Record<string, unknown>)) {
        const file = path.join(outDir, page.slice(baseUrl.length), 'index.html');
        const html = await readFile(file, 'utf8');
        await writeFile(file, html.replace('</head>', `${assetsOf(built, chunks, html)}</head>`));
      }
    },
  };
}
