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
export const pageAssets: BuildPart =
  () =>
  async ({generatedFilesDir}) => {
    const [routes = '', names = '', manifest = ''] = await Promise.all(
      GENERATED.map((file) => readFile(path.join(generatedFilesDir, file), 'utf8')),
    );
    const built = JSON.parse(manifest) as Manifest;
    const chunks = chunksByPage(routes, JSON.parse(names) as Record<string, unknown>);
    return {
      change(html, {address}) {
        const url = address?.url ?? '';
        const own = chunks.get(url);
        chunks.delete(url);
        return own === undefined
          ? html
          : html.replace('</head>', `${assetsOf(built, own, html)}</head>`);
      },
      async finish() {
        if (chunks.size > 0)
          throw new Error(
            `page-assets: the build holds no page for ${[...chunks.keys()].join(', ')}.`,
          );
      },
    };
  };
