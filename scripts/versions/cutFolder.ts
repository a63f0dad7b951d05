import {existsSync} from 'node:fs';
import {join} from 'node:path';

/** The folder of the pages that were cut for a release, which the framework names. */
export const cutFolder = (root: string, release: string): string =>
  join(root, 'versioned_docs', `version-${release}`);

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
