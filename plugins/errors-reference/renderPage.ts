import path from 'node:path';
import {blocks, heading} from '../cli-reference/mdx';
import type {SymptomTable} from './symptomTables';

/** A page that explains errors. */
export interface ExplainingPage {
  /** Path below the site. */
  readonly file: string;
  readonly title: string;
  readonly tables: readonly SymptomTable[];
}

const FRONT_MATTER = [
  '---',
  'title: Error messages',
  'description: A field that takes what ToolHive printed, and the list that it looks through.',
  'kind: reference',
  '---',
].join('\n');

/** Address of the same for programs, below the base path. */
const DATA = '/errors.json';

/** Renders the page of errors as MDX: the rows of each page's tables, under the page's title. */
export function renderPage(pages: readonly ExplainingPage[], to: string): string {
  const count = pages.flatMap(({tables}) => tables.flatMap(({rows}) => rows)).length;
  const sections = pages.map(({file, title, tables}) =>
    blocks(
      heading(2, title, path.posix.basename(file, '.mdx')),
      ...tables.flatMap(({section, rows}) => [
        `More in [${title}](${linkTo(file, to)}${section === '' ? '' : `#${section}`}).`,
        ['| Symptom | Cause | Fix |', '| --- | --- | --- |', ...rows].join('\n'),
      ]),
    ),
  );
  return `${blocks(
    FRONT_MATTER,
    '{/* Generated from the tables of symptoms in docs/. */}',
    "import {ErrorFinder} from '@site/src/components/ErrorFinder';",
    // Searches by these words are for the pages that explain the errors.
    '<div data-search="skip">',
    `If a command fails, paste what it printed, with everything around it. Nothing leaves your browser. The ${count} errors that these pages explain follow below; programs can read them as [JSON](pathname://${DATA}).`,
    '<ErrorFinder />',

    ...sections,
    '</div>',
  )}\n`;
}

const linkTo = (file: string, to: string): string =>
  path.posix.relative(path.posix.dirname(to), file);
