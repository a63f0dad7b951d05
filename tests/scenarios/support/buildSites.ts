import {cp} from 'node:fs/promises';
import {join} from 'node:path';
import {buildCopy, type BuildCopy} from '../../builds/buildCopy';
import {cutRelease} from './cutRelease';
import {hebrewStrings} from './hebrewStrings';

const SITES = 'tests/scenarios/sites';

export type SiteName = 'rich' | 'plain' | 'languages';

/** Pages and translations that are laid over those of all scenario sites. */
const LANGUAGES = `${SITES}/languages/overlay`;

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
    if (name === 'languages') {
      await cp(join(copy.folder, LANGUAGES), copy.folder, {recursive: true});
      await copy.write('i18n/he/strings.ts', hebrewStrings());
    }
    const {code, output} = await copy.build({}, ...asSite(name));
    if (code !== 0) throw new Error(`The scenario site "${name}" does not build:\n${output}`);
    return copy;
  };
  // Two at a time keep two cores busy.
  const [rich, [plain, languages]] = await Promise.all([
    build('rich'),
    build('plain').then(async (plain) => [plain, await build('languages')] as const),
  ]);
  return {rich, plain, languages};
}
