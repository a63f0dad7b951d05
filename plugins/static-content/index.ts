import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {TIME_LIMIT_MS} from './timeLimit';

const at = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Files that the framework generates, and what makes each smaller. */
const GENERATED = {
  'routes.js': at('./staticRoutes.mjs'),
  'routesChunkNames.json': at('./usedChunkNames.mjs'),
  'registry.js': at('./usedRegistry.mjs'),
};

/**
 * Leaves the text of pages out of the scripts. A built page already holds its text as HTML:
 * the browser keeps that HTML, and on in-site navigation takes it from the next page's file.
 * `npm run dev` has no built pages, so there the framework's own way stays.
 */
export function staticContentPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'static-content',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            output: {chunkLoadTimeout: TIME_LIMIT_MS},
            // One file for what no page loads, so that plugins/unused-css can tell it from the others.
            optimization: {
              splitChunks: {
                chunks: (chunk) => chunk.name !== 'page-parts' && !chunk.canBeInitial(),
              },
            },
            // `resource`, not `test`: the framework takes every rule that tests for MDX as one of its own.
            module: {
              rules: [
                {resource: /\.mdx$/, enforce: 'post', use: [{loader: at('./leaveContentOut.mjs')}]},
                ...Object.entries(GENERATED).map(([file, loader]) => ({
                  resource: path.join(generatedFilesDir, file),
                  use: [{loader}],
                })),
              ],
            },
            resolve: {
              alias: {
                '@theme/DocsRoot': path.join(siteDir, 'src/staticContent/StaticDocs.tsx'),
                // Built pages hold drawn diagrams (plugins/diagrams).
                '@theme/Mermaid': path.join(siteDir, 'src/staticContent/PassThrough.tsx'),
              },
            },
          },
  };
}
