import {existsSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import {join} from 'node:path';
import {buildCopy, type BuildCopy} from '../../builds/buildCopy';
import {cutRelease} from './cutRelease';
import {hebrewStrings} from './hebrewStrings';

const SITES = 'tests/scenarios/sites';

export type SiteName = 'rich' | 'plain' | 'languages' | 'screens';

/** Pages and translations of one scenario site, which are laid over those of all. */
const overlayOf = (name: SiteName): string => `${SITES}/${name}/overlay`;

/** Copies the parts of a scenario site together. */
export const copySite = (): Promise<BuildCopy> => buildCopy(`${SITES}/pages`);

/** The arguments that make the framework build a scenario site. */
export const asSite = (name: SiteName): string[] => [
  '--config',
  `${SITES}/${name}/docusaurus.config.ts`,
];

/** The configuration of a scenario site, below the project's folder and below its copy's. */
export const configFile = (name: SiteName): string => `${SITES}/${name}/config.ts`;

/**
 * Builds every scenario site.
 *
 * @throws Error with all that the framework printed, when one does not build.
 */
export async function buildSites(): Promise<Record<SiteName, BuildCopy>> {
  const build = async (name: SiteName): Promise<BuildCopy> => {
    const copy = await copySite();
    if (name === 'rich') await cutRelease(copy);
    const overlay = join(copy.folder, overlayOf(name));
    if (existsSync(overlay)) await cp(overlay, copy.folder, {recursive: true});
    if (name === 'languages') await copy.write('i18n/he/strings.ts', hebrewStrings());
    const {code, output} = await copy.build({}, ...asSite(name));
    if (code !== 0) throw new Error(`The scenario site "${name}" does not build:\n${output}`);
    return copy;
  };
  // Two at a time keep two cores busy.
  const [[rich, screens], [plain, languages]] = await Promise.all([
    build('rich').then(async (rich) => [rich, await build('screens')] as const),
    build('plain').then(async (plain) => [plain, await build('languages')] as const),
  ]);
  return {rich, screens, plain, languages};
}
