import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';

const client = fileURLToPath(new URL('./docsClient.ts', import.meta.url));

/**
 * Offers the version that a reader prefers on pages outside the docs. The docs lie at the root of the
 * site, so the framework takes each page without a version in its path for one of the newest, and
 * would offer the preferred one nowhere.
 */
export function preferredVersionPlugin({siteDir}: LoadContext): Plugin {
  const hasVersions = existsSync(path.join(siteDir, 'versions.json'));
  return {
    name: 'preferred-version',
    // Built pages know no reader.
    configureWebpack: (_config, isServer) =>
      isServer || !hasVersions
        ? {}
        : {resolve: {alias: {'@docusaurus/plugin-content-docs/client$': client}}},
  };
}
