import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadSince} from '@toolhive-docs/cli-spec';
import {cachedSpec} from './cachedSpec';
import {readOptions} from './options';
import {writePages} from './writePages';

/**
 * Docusaurus plugin: writes one MDX page per command from the command data.
 *
 * The pages are written when the plugin is created, before the docs plugin looks for files, and again when the data
 * changes while the site is being served.
 * @param options `specFile`, `sinceFile` and `outDir`, absolute or below the site directory.
 * @throws Error when the options or the command data are wrong.
 */
export default function cliReferencePlugin(context: LoadContext, options: unknown): Plugin {
  const {specFile, sinceFile, outDir} = readOptions(options, context.siteDir);
  const generate = () => writePages(cachedSpec(specFile), loadSince(sinceFile), outDir);
  generate();
  return {
    name: 'cli-reference',
    getPathsToWatch: () => [specFile, sinceFile],
    async loadContent() {
      generate();
    },
  };
}
