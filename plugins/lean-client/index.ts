import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SiteConfig} from './siteConfig';
import {unusedThemeParts} from './unusedThemeParts';

const loader = fileURLToPath(new URL('./leanConfig.mjs', import.meta.url));
const unused = fileURLToPath(new URL('./Unused.ts', import.meta.url));

/**
 * Ships only what pages can use: the part of the configuration that they read (without paths of
 * the build machine), and the parts of the theme that this configuration can show.
 */
export function leanClientPlugin({siteConfig, siteDir}: LoadContext): Plugin {
  const parts = unusedThemeParts(siteConfig.themeConfig as unknown as SiteConfig, existsSync(path.join(siteDir, 'versions.json')));
  return {
    name: 'lean-client',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {rules: [{test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/, use: [{loader}]}]},
            resolve: {alias: Object.fromEntries(parts.map((part) => [`@theme/${part}`, unused]))},
          },
  };
}
