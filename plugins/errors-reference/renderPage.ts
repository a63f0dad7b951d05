import path from 'node:path';
import {blocks, heading} from '../cli-reference/mdx';
import {PROBLEMS} from './problems';
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

/** What to try when no message fits, before reading the list; after each step, what a healthy answer looks like. */
const FIRST_STEPS = `## Try this first {#first}

1. List all servers with their status, including those that are stopped:

   \`\`\`bash
   thv list --all
   \`\`\`

   A healthy server is \`running\`. If the command reports that no container runtime is available, see [Connect to Docker or Podman](../guides-cli/install.mdx#runtime).
2. Ask the proxy of the server for its health, with the port from that list instead of 21345:

   \`\`\`bash
   curl -s http://127.0.0.1:21345/health
   \`\`\`

   A healthy proxy responds with \`"status":"healthy"\`. If it doesn't respond, see [After a reboot](../guides-cli/manage-mcp-servers.mdx#after-reboot).
3. Read what the server printed:

   \`\`\`bash
   thv logs <SERVER_NAME>
   \`\`\`

   The log of a healthy server ends without an error. If the server is missing from the list or its log is empty, read the [proxy's log](../guides-cli/manage-mcp-servers.mdx#proxy-logs), where lines with \`ERR\` or \`Error\` say why a start failed.
4. Run the command that failed again with \`--debug\`. Lines with \`DBG\` then show what ToolHive tried before the error.`;

/** Leads from a problem in a reader's words to where it is solved. */
const PROBLEM_INDEX = blocks(
  heading(2, 'Find your problem', 'find'),
  [
    '| What you see | Where it is solved |',
    '| --- | --- |',
    ...PROBLEMS.map(({problem, see}) => `| ${problem} | ${see.join('; ')} |`),
  ].join('\n'),
);

/** Renders the page of errors as MDX: an index of problems, what to try first, then the rows of each page's tables, under the page's title. */
export function renderPage(pages: readonly ExplainingPage[], to: string): string {
  const unlike = withoutRepeats(pages);
  const count = unlike.flatMap(({tables}) => tables.flatMap(({rows}) => rows)).length;
  return `${blocks(
    FRONT_MATTER,
    '{/* Generated from the tables of symptoms in docs/. */}',
    "import {ErrorFinder} from '@site/src/components/ErrorFinder';",
    // Searches by these words are for the pages that explain the errors.
    '<div data-search="skip">',
    `This page lists all ${count} known errors, grouped by guide.`,
    '<ErrorFinder />',
    PROBLEM_INDEX,
    FIRST_STEPS,
    ...unlike.map((page) => renderSection(page, to, slugOf(page, unlike))),
    `Programs can read this list as [JSON](pathname://${DATA}).`,
    '</div>',
  )}\n`;
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
    const symptom = row.split('|')[1]?.trim() ?? '';
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
