import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {SiteName} from './buildSites';

/** Where the scenario sites lie that were built for this run. */
const FILE = fileURLToPath(new URL('../../../reports/scenario-sites.json', import.meta.url));

type Folders = Readonly<Record<SiteName, string>>;

/** Notes where the sites lie, for the tests, which run in other processes. */
export function noteBuiltSites(folders: Folders): void {
  mkdirSync(dirname(FILE), {recursive: true});
  writeFileSync(FILE, JSON.stringify(folders));
}

/**
 * The folder of each scenario site.
 * @throws Error when none was built.
 */
export function builtSites(): Folders {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Folders;
}
