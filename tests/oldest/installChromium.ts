import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {installOnDemand} from '../../scripts/support/installOnDemand';
import {readJson} from '../../scripts/support/readJson.mjs';

const PACKAGE_FILE = 'tests/oldest/package.json';
const PACKAGE = '@sparticuz/chromium';

/**
 * Installs the oldest Chromium that the site promises to work in, as an npm package has it.
 *
 * @returns Path of the program.
 * @throws Error where the package has no program, and when its version is not the one promised.
 */
export function installChromium(): string {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      `${PACKAGE} has no Chromium for ${process.platform} ${process.arch}; allowed: linux x64. Fix: run this on such a machine.`,
    );
  const version = packageVersion();
  const promised = oldestChrome();
  if (version?.split('.')[0] !== promised)
    throw new Error(
      `${PACKAGE_FILE} has ${PACKAGE} ${version}; package.json, browserslist.production, promises chrome >= ${promised}. Fix: make them the same.`,
    );
  const folder = installOnDemand('oldest-chromium', PACKAGE_FILE);
  const program = resolve(folder, `chromium-${version}`);
  if (!existsSync(program)) {
    const packed = readFileSync(join(folder, 'node_modules', PACKAGE, 'bin/chromium.br'));
    writeFileSync(`${program}.part`, brotliDecompressSync(packed), {mode: 0o755});
    renameSync(`${program}.part`, program);
  }
  return program;
}

function packageVersion(): string | undefined {
  const {dependencies} = readJson(PACKAGE_FILE) as {dependencies: Record<string, string>};
  return dependencies[PACKAGE];
}

function oldestChrome(): string | undefined {
  const {browserslist} = readJson('package.json') as {browserslist: {production: string[]}};
  return browserslist.production.flatMap((line) => /^chrome >= (\d+)$/.exec(line)?.[1] ?? [])[0];
}
