import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

const noMermaid = fileURLToPath(new URL('./noMermaid.ts', import.meta.url));

/** Keeps Mermaid, thirty megabytes of it, out of the bundle that draws the pages. Browsers get none either (plugins/static-content). */
export function diagramsPlugin(): Plugin {
  return {
    name: 'diagrams',
    configureWebpack: (_config, isServer) =>
      isServer && process.env.NODE_ENV === 'production'
        ? {resolve: {alias: {'@theme/Mermaid': noMermaid}}}
        : {},
  };
}
