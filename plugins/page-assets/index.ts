import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {assetsOf, type Manifest} from './assetsOf';
import {chunksByPage} from './chunksByPage';

/** Files that the framework generates and this plugin reads. */
const GENERATED = ['routes.js', 'routesChunkNames.json', 'client-manifest.json'] as const;

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
