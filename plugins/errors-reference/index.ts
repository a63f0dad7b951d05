import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '@toolhive-docs/options/filesBelow';
import {writeIfNew} from '../changes-reference/writeIfNew';
import {ERRORS_DOC} from './errorsDoc';
import {renderPage, type ExplainingPage} from './renderPage';
import {symptomTables} from './symptomTables';
import type {Plugin} from '@docusaurus/types';

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
      getPathsToWatch: () => [path.join(root, DOCS, '**/*.mdx')],
      async loadContent() {
        writeErrorsPage(root);
      },
    };
  };
}

const DOCS = 'docs';
/** The page that is written. */
const PAGE = `${DOCS}/${ERRORS_DOC}.mdx`;
const TITLE = /^title: (.*)$/m;
const SIDEBAR = 'sidebars.ts';

/** Writes the page of errors; one that is already right is not touched, so that watchers stay quiet. */
export function writeErrorsPage(siteDir: string): void {
  writeIfNew(path.join(siteDir, PAGE), renderPage(explainingPages(siteDir), PAGE));
}

/** The pages with tables of symptoms, in the order of the sidebar, in which readers meet them. */
function explainingPages(siteDir: string): ExplainingPage[] {
  const sidebar = readFileSync(path.join(siteDir, SIDEBAR), 'utf8');
  const place = (file: string): number =>
    sidebar.indexOf(`'${file.slice(DOCS.length + 1, -'.mdx'.length)}'`);
  return filesBelow(siteDir, DOCS)
    .filter((file) => file.endsWith('.mdx') && file !== PAGE)
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
    .flatMap((file) => {
      const source = readFileSync(path.join(siteDir, file), 'utf8');
      const tables = symptomTables(source, file, PAGE);
      const title = TITLE.exec(source)?.[1]?.replace(/^(['"])(.*)\1$/, '$2') ?? file;
      return tables.length === 0 ? [] : [{file, title, tables}];
    });
}
