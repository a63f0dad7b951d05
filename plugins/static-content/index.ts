import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {TIME_LIMIT_MS} from './timeLimit';

const loader = fileURLToPath(new URL('./leaveContentOut.mjs', import.meta.url));

/**
 * Leaves the text of pages out of the scripts. A built page already holds its text as HTML:
 * the browser keeps that HTML, and on in-site navigation takes it from the next page's file.
 * `npm run dev` has no built pages, so there the framework's own way stays.
 */
export function staticContentPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'static-content',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            output: {chunkLoadTimeout: TIME_LIMIT_MS},
            // `resource`, not `test`: the framework takes every rule that tests for MDX as one of its own.
            module: {rules: [{resource: /\.mdx$/, enforce: 'post', use: [{loader}]}]},
            resolve: {
              alias: {
                '@theme-original/MDXContent': path.join(siteDir, 'src/staticContent/PassThrough.tsx'),
                // Built pages hold drawn diagrams (plugins/diagrams).
                '@theme/Mermaid': path.join(siteDir, 'src/staticContent/PassThrough.tsx'),
              },
            },
          },
  };
}
