import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** Where the framework keeps translations of pages, below the folder of a language. */
const TRANSLATIONS = 'docusaurus-plugin-content-docs';

/** The folder of the pages that were cut for a release, which the framework names. */
export const cutFolder = (root: string, release: string): string =>
  join(root, 'versioned_docs', `version-${release}`);

/** The same of the translations of these pages, as far as there are any. */
export function translatedFolders(root: string, release: string): string[] {
  return readdirSync(join(root, 'i18n'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => join(root, 'i18n', name, TRANSLATIONS, `version-${release}`))
    .filter((folder) => existsSync(folder));
}

/**
 * Refuses to change specs/ while the pages of the release that it describes are not kept.
 *
 * @throws Error saying how to keep them.
 */
export function requireCut(root: string, release: string): void {
  if (!existsSync(cutFolder(root, release)))
    throw new Error(
      `specs/thv-cli.yaml: tool.version is ${release}; allowed: a release whose pages are cut, but versioned_docs/version-${release} is missing. Fix: run \`npm run cut-version -- --next NAME\` with the name of the newer release, and commit what it wrote.`,
    );
}
