import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {foldersOf} from '@toolhive-docs/options/foldersOf';
import {serveInDevelopment} from '../framework/serveInDevelopment';
import {DATA, FEED} from './addresses';
import {writeChangesData, writeChangesFeed, writeChangesPage, type FeedFiles} from './writeChanges';

/**
 * Docusaurus plugin: writes the page of changes by release, and the same as JSON and as an Atom feed beside it.
 *
 * Like the command pages, the page is written when the plugin is created, before the docs plugin looks for files.
 * @throws Error when the data is wrong.
 */
export function changesReferencePlugin(files: FeedFiles) {
  return (context: LoadContext): Plugin => {
    const served = join(context.generatedFilesDir, 'changes-reference');
    const {siteConfig, baseUrl} = context;
    const site = {title: siteConfig.title, root: new URL(baseUrl, siteConfig.url).href};
    const generate = () => {
      writeChangesPage(files);
      writeChangesData(files, join(served, DATA));
      writeChangesFeed(files, site, join(served, FEED));
    };
    generate();
    return {
      name: 'changes-reference',
      getPathsToWatch: () =>
        foldersOf(files.specFile, files.sinceFile, files.changesFile, files.datesFile),
      async loadContent() {
        generate();
      },
      configureWebpack: serveInDevelopment(
        baseUrl + dirname(DATA).slice(1),
        join(served, dirname(DATA)),
      ),
      async postBuild({outDir}) {
        writeChangesData(files, join(outDir, DATA));
        writeChangesFeed(files, site, join(outDir, FEED));
      },
    };
  };
}
