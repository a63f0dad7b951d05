import path from 'node:path';

/** A table of symptoms as a page has it. */
export interface SymptomTable {
  /** Id of the heading above it; '' when there is none. */
  readonly section: string;
  /** Words of that heading. */
  readonly title: string;
  /** Rows as they are written, their links changed for another page. */
  readonly rows: readonly string[];
}

const HEAD = /^\|\s*Symptom\s*\|\s*Cause\s*\|\s*Fix\s*\|\s*$/;
const HEADING = /^#{2,6} (.*?) \{#([\w-]+)\}\s*$/;
/** A link to another page by its file, or to a place on the same page. */
const LINK = /\]\((\.{1,2}\/[^)#]+|)(#[^)]*)?\)/g;

/**
 * Finds the tables of symptoms in the source of a page.
 *
 * @param file - The page, and `to` the page that will show the rows; paths below the site.
 */
export function symptomTables(source: string, file: string, to: string): SymptomTable[] {
  const moved = (row: string): string =>
    row.replace(LINK, (whole, target: string, anchor = '') => {
      if (target === '' && anchor === '') return whole;
      const place = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
      const relative = path.posix.relative(path.posix.dirname(to), place);
      return `](${relative.startsWith('.') ? relative : `./${relative}`}${String(anchor)})`;
    });
  const tables: SymptomTable[] = [];
  let section = '';
  let title = '';
  const lines = source.split('\n');
  lines.forEach((line, at) => {
    [, title, section] = HEADING.exec(line) ?? ['', title, section];
    if (!HEAD.test(line)) return;
    const rows = lines.slice(at + 2);
    const end = rows.findIndex((row) => !row.startsWith('|'));
    tables.push({
      section,
      title,
      rows: rows.slice(0, end === -1 ? rows.length : end).map(moved),
    });
  });
  return tables;
}
