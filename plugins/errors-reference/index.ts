import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeErrorsPage} from './writeErrorsPage';

/**
 * Docusaurus plugin: writes the page of errors from the tables of symptoms of all other pages. Like the command pages, it is written
 * when the plugin is created, before the docs plugin looks for files.
 */
export function errorsReferencePlugin({siteDir}: LoadContext): Plugin {
  writeErrorsPage(siteDir);
  return {
    name: 'errors-reference',
    async loadContent() {
      writeErrorsPage(siteDir);
    },
  };
}
