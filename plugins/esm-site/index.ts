import type {Plugin} from '@docusaurus/types';
import {CommonJsOutput} from './CommonJsOutput';

/**
 * Lets the site be an ES module package, which the framework's own output is not ready for:
 * - its generated `.docusaurus/*.js` use `require.resolveWeak`, known to a bundler only in
 *   files that it does not take for ES modules;
 * - the chunks of its server bundle are CommonJS and are loaded with `require`.
 */
export function esmSitePlugin(): Plugin {
  return {
    name: 'esm-site',
    configureWebpack: (_config, isServer) => ({
      module: {rules: [{test: /[\\/]\.docusaurus[\\/].*\.js$/, type: 'javascript/auto'}]},
      plugins: isServer ? [new CommonJsOutput()] : [],
    }),
  };
}
