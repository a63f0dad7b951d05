import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** Everything the site is built from. */
export const INPUTS = [
  'config',
  'docs',
  'i18n',
  'packages',
  'plugins',
  'skills',
  'specs',
  'src',
  'static',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'docusaurus.config.ts',
  'sidebars.ts',
  'site.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/listPackages.mjs',
  'scripts/precompress.ts',
  'scripts/support/billOfMaterials.mjs',
  'scripts/support/buildSite.mjs',
  'scripts/support/precompress.ts',
  'server/site/acceptedEncodings.ts',
];

/** Inside the inputs, but without effect on the build: tests, and pages the build itself writes. */
const IGNORED =
  /\.test\.tsx?$|^docs\/toolhive\/reference\/(?:cli\/[^/]+|changes|errors)\.mdx$|(?:^|\/)\.DS_Store$/;

/** Variables of the environment that the build depends on. */
export const BUILD_VARIABLES = [
  'SITE_URL',
  'BASE_URL',
  'VERCEL_ANALYTICS',
  'GTAG_ID',
  'MCP_SERVER',
  'SEARCH_APP_ID',
  'SEARCH_API_KEY',
  'SEARCH_INDEX',
  'SEARCH_HOSTS',
  'SEARCH_EVENTS',
  'FEEDBACK',
];

/**
 * A digest of everything the build depends on: the same digest means the same site.
 * Contents count, not times: a fresh checkout of the same state gives the same digest. The last commit that
 * changed an input counts, too, because pages say when they were changed (plugins/page-dates).
 *
 * @param {string} root the project
 * @param {NodeJS.ProcessEnv} environment
 */
export function fingerprint(root, environment) {
  const hash = createHash('sha256');
  for (const name of BUILD_VARIABLES) {
    hash.update(`${name}=${environment[name] ?? ''}\0`);
  }
  hash.update(`${lastCommit(root)}\0`);
  for (const path of INPUTS.flatMap((input) => filesIn(root, input))) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The last commit that changed an input; empty without a history. @param {string} root */
function lastCommit(root) {
  try {
    return execFileSync('git', ['log', '-1', '--format=%H', '--', ...INPUTS], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/**
 * The files at or below a path, sorted, with slashes on every system.
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(root, path) {
  const stats = statSync(join(root, path), {throwIfNoEntry: false});
  if (stats?.isDirectory()) {
    return readdirSync(join(root, path))
      .sort()
      .flatMap((name) => filesIn(root, `${path}/${name}`));
  }
  return stats && !IGNORED.test(path) ? [path] : [];
}
