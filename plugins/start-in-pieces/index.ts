import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

const IN_PIECES = fileURLToPath(new URL('./start.ts', import.meta.url));

/**
 * Lets built pages start in several short tasks: what is pressed while a page starts is heard between
 * them. In place of the framework's entry comes `start.ts`, which runs it last.
 */
export function startInPiecesPlugin(): Plugin {
  return {
    name: 'start-in-pieces',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production' ? {} : {entry: IN_PIECES},
  };
}
