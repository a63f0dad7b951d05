import {readFileSync} from 'node:fs';
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

/** What the page says around the errors: an index of problems, what to try first, and where programs read the same. */
const FRAME = readFileSync(new URL('page.mdx', import.meta.url), 'utf8');
const ERRORS = '{/* The errors. */}';

/** Renders the page of errors as MDX: into its frame, the rows of each page's tables, under the page's title. */
export function renderPage(pages: readonly ExplainingPage[], to: string): string {
  const unlike = withoutRepeats(pages);
  const count = unlike.flatMap(({tables}) => tables.flatMap(({rows}) => rows)).length;
  const sections = unlike.map((page) => renderSection(page, to, slugOf(page, unlike)));
  return FRAME.replace('{count}', String(count)).replace(ERRORS, () => blocks(...sections));
}

/** The tables of one page; several of them keep their headings. */
function renderSection({file, title, tables}: ExplainingPage, to: string, slug: string): string {
  const [only] = tables;
  const anchor = tables.length === 1 && only?.section ? `#${only.section}` : '';
  return blocks(
    heading(2, title, slug),
    `More in [${title}](${linkTo(file, to)}${anchor}).`,
    ...tables.flatMap(({section, title: words, rows}) => [
      ...(tables.length > 1 ? [heading(3, words, `${slug}-${section}`)] : []),
      ['| Symptom | Cause | Fix |', '| --- | --- | --- |', ...rows].join('\n'),
    ]),
  );
}

/** Name of a page's section: its file's name, with its folders when another page's file has the same name. */
function slugOf({file}: ExplainingPage, pages: readonly ExplainingPage[]): string {
  const name = path.posix.basename(file, '.mdx');
  const alike = pages.filter((page) => path.posix.basename(page.file, '.mdx') === name);
  return alike.length > 1 ? file.replace(/\.mdx$/, '').replaceAll('/', '-') : name;
}

/** Pages without the rows whose symptom an earlier page explains: it has the same cause and fix there, which `check:docs` sees to. */
function withoutRepeats(pages: readonly ExplainingPage[]): ExplainingPage[] {
  const known = new Set<string>();
  const isNew = (row: string): boolean => {
    // In a cell, a bar is written with a backslash before it.
    const symptom = /^\|((?:\\.|[^|\\])*)\|/.exec(row)?.[1]?.trim() ?? '';
    return !known.has(symptom) && known.add(symptom).has(symptom);
  };
  return pages.map((page) => ({
    ...page,
    tables: page.tables
      .map((table) => ({...table, rows: table.rows.filter(isNew)}))
      .filter(({rows}) => rows.length > 0),
  }));
}

const linkTo = (file: string, to: string): string =>
  path.posix.relative(path.posix.dirname(to), file);
