import type {Plugin} from '@docusaurus/types';
import {loadSince} from '@toolhive-docs/cli-spec';
import {foldersOf} from '@toolhive-docs/options/foldersOf';
import {cachedSpec} from './cachedSpec';
import {writePages} from './writePages';

/** Where the command data and the first releases are, and the folder of the pages; all absolute. */
export interface CommandFiles {
  readonly specFile: string;
  readonly sinceFile: string;
  readonly outDir: string;
}

/**
 * Docusaurus plugin: writes one MDX page per command from the command data.
 *
 * The pages are written when the plugin is created, before the docs plugin looks for files, and again when the data
 * changes while the site is being served.
 * @throws Error when the command data is wrong.
 */
export function cliReferencePlugin({specFile, sinceFile, outDir}: CommandFiles) {
  return (): Plugin => {
    const generate = () => writePages(cachedSpec(specFile), loadSince(sinceFile), outDir);
    generate();
    return {
      name: 'cli-reference',
      getPathsToWatch: () => foldersOf(specFile, sinceFile),
      async loadContent() {
        generate();
      },
    };
  };
}
