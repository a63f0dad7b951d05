import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuildPart} from '../built-pages';
import {assetsOf, type Manifest} from './assetsOf';
import {chunksByPage} from './chunksByPage';

/** Files that the framework generates and this part reads. */
const GENERATED = ['routes.js', 'routesChunkNames.json', 'client-manifest.json'] as const;

/**
 * Names in each built page the scripts and style sheets of its route, which the framework leaves for the
 * main script to ask for.
 */
export const pageAssets: BuildPart = () => async ({generatedFilesDir, baseUrl, pages}) => {
  const [routes = '', names = '', manifest = ''] = await Promise.all(GENERATED.map((file) => readFile(path.join(generatedFilesDir, file), 'utf8')));
  const built = JSON.parse(manifest) as Manifest;
  for (const [page, chunks] of chunksByPage(routes, JSON.parse(names) as Record<string, unknown>)) {
    const file = path.posix.join(page.slice(baseUrl.length), 'index.html');
    const html = pages.get(file);
    if (html === undefined) throw new Error(`page-assets: ${page} has no file ${file} in the build.`);
    pages.set(file, html.replace('</head>', `${assetsOf(built, chunks, html)}</head>`));
  }
};
