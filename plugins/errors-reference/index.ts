import type {Plugin} from '@docusaurus/types';
import {writeErrorsPage} from './writeErrorsPage';

/**
 * Docusaurus plugin: writes the page of errors from the tables of symptoms of all other pages. Like the command pages, it is written
 * when the plugin is created, before the docs plugin looks for files.
 *
 * @param root - Folder that holds `docs/`.
 */
export function errorsReferencePlugin(root: string) {
  return (): Plugin => {
    writeErrorsPage(root);
    return {
      name: 'errors-reference',
      async loadContent() {
        writeErrorsPage(root);
      },
    };
  };
}
