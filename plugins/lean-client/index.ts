import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SiteConfig} from './siteConfig';
import {STAND_INS} from './standIns';
import {unusedThemeParts} from './unusedThemeParts';

const loader = fileURLToPath(new URL('./leanConfig.mjs', import.meta.url));
const unused = fileURLToPath(new URL('./Unused.ts', import.meta.url));

/**
 * Ships only what pages can use: the part of the configuration that they read (without paths of
 * the build machine), the parts of the theme that this configuration can show, and, for readers,
 * small stand-ins for packages of which pages need a fraction.
 */
export function leanClientPlugin({siteConfig, siteDir}: LoadContext): Plugin {
  const parts = unusedThemeParts(
    siteConfig.themeConfig as unknown as SiteConfig,
    existsSync(path.join(siteDir, 'versions.json')),
  );
  const themeAliases = Object.fromEntries(parts.map((part) => [`@theme/${part}`, unused]));
  return {
    name: 'lean-client',
    configureWebpack: ({mode}, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [{test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/, use: [{loader}]}],
            },
            resolve: {
              alias: mode === 'production' ? {...themeAliases, ...STAND_INS} : themeAliases,
            },
          },
  };
}
