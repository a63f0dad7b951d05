import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

const loader = fileURLToPath(new URL('./leanConfig.mjs', import.meta.url));

/** Ships only the part of the configuration that pages read: less script, and no paths of the build machine. */
export function leanClientPlugin(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {module: {rules: [{test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/, use: [{loader}]}]}},
  };
}
