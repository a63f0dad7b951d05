import {execFile} from 'node:child_process';
import {createHash, randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {inProject} from './projectRoot.mjs';
import {readJson} from './readJson.mjs';

/**
 * What is read here of a CycloneDX list and of package-lock.json.
 * @typedef {{'bom-ref': string, purl: string, hashes?: {alg: string}[]}} Component
 * @typedef {{timestamp: string, component: Component & {name: string}}} Metadata
 * @typedef {{serialNumber: string, metadata: Metadata, components: Component[], dependencies: {ref: string, dependsOn: string[]}[]}} Bill
 * @typedef {{packages: Record<string, {name?: string, version?: string, dev?: boolean, link?: boolean}>}} Lockfile
 */

/** Path of the list in a build. */
export const BILL = 'reports/sbom.cdx.json';

/** Most that npm may print, in bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024;
/** How npm before 10.2 answers `npm sbom`. */
const UNKNOWN = 'Unknown command';

/**
 * Lists the packages that build and serve the site, in CycloneDX, as npm reads them from package-lock.json. The same lockfile
 * makes the same list: time and serial number are left out, and the site has the name of its package, not of its folder. It is
 * kept until the lockfile or this file changes.
 *
 * @returns {Promise<string | undefined>} JSON; nothing when this npm has no `npm sbom`, which came with 10.2
 * @throws Error when npm fails; its own words are in it.
 */
export async function billOfMaterials() {
  const lockfile = readFileSync(inProject('package-lock.json'));
  const code = readFileSync(fileURLToPath(import.meta.url));
  const digest = createHash('sha256').update(lockfile).update(code).digest('hex');
  const kept = inProject('.cache', 'sbom', `${digest}.json`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const args = ['sbom', '--package-lock-only', '--sbom-type=application'];
  const {stdout} = await promisify(execFile)('npm', [...args, '--sbom-format=cyclonedx'], {
    cwd: inProject('.'),
    maxBuffer: MAX_OUTPUT,
    shell: process.platform === 'win32',
  }).catch((/** @type {unknown} */ error) => {
    if (error instanceof Error && 'stdout' in error && String(error.stdout).startsWith(UNKNOWN))
      return {stdout: undefined};
    throw error;
  });
  if (stdout === undefined) return undefined;
  /** @type {unknown} */
  const printed = JSON.parse(stdout);
  const {
    serialNumber: _serial,
    metadata,
    components,
    dependencies,
    ...bill
  } = /** @type {Bill} */ (printed);
  const {timestamp: _time, component, ...about} = metadata;
  const {name} = /** @type {{name: string}} */ (readJson(inProject('package.json')));
  // `--omit=dev` would also leave out what is needed for the site and for its checks.
  /** @type {unknown} */
  const locked = JSON.parse(lockfile.toString());
  const needed = neededBy(/** @type {Lockfile} */ (locked));
  const served = components.filter((each) => needed.has(each['bom-ref']));
  const known = new Set([component, ...served].map((each) => each['bom-ref']));
  const text = JSON.stringify({
    ...bill,
    metadata: {...about, component: {...component, name}},
    components: served,
    dependencies: dependencies
      .filter(({ref}) => known.has(ref))
      .map(({ref, dependsOn}) => ({ref, dependsOn: dependsOn.filter((to) => known.has(to))})),
  });
  mkdirSync(dirname(kept), {recursive: true});
  // Renamed when complete: an interrupted build must not leave half a list to the next.
  const unfinished = `${kept}.${randomUUID()}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, kept);
  return text;
}

/**
 * Names and versions of the packages that not only checks need.
 * @param {Lockfile} lockfile
 */
function neededBy({packages}) {
  return new Set(
    Object.entries(packages)
      .filter(([, {dev}]) => !dev)
      .map(([path, {name, version}]) => `${name ?? path.split('node_modules/').pop()}@${version}`),
  );
}

/** Writes the list into a build. @param {string} build folder */
export async function writeBill(build) {
  const bill = await billOfMaterials();
  if (bill === undefined) {
    console.log('Not listed, because this npm has no `npm sbom`; npm 10.2 and newer have.');
    return;
  }
  const file = join(build, BILL);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, bill);
}
