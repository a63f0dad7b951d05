import type {Plugin} from '@docusaurus/types';
import {ON_INTENT} from './onIntent';

/** Takes out of the bundle that draws the pages, which lasts for one build, what drawing never reaches. */
export function leanServerPlugin(): Plugin {
  return {
    name: 'lean-server',
    // No browser keeps its files: names that follow the content are of no use.
    configureWebpack: (_config, isServer) =>
      isServer ? {externals: [...ON_INTENT], optimization: {realContentHash: false}} : {},
  };
}
